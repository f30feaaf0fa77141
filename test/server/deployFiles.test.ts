import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8");

/** The Procfile's command, with V8's flags. */
const command = read("Procfile")
  .replace(/^web: /, "")
  .trim();

const readme = read("README.md");

/** Variables of the platforms' own, or of npm. */
const FOREIGN = /^(?:NODE_|NPM_|POSTGRES_)/;

describe("deploys in one file", () => {
  it("render.yaml starts the service as the Procfile does", () => {
    expect(read("render.yaml")).toContain(`startCommand: ${command}\n`);
  });

  it("the Dockerfile too, as another user than root, and without a shell between", () => {
    const dockerfile = read("Dockerfile");

    expect(dockerfile).toContain(`CMD ${JSON.stringify(command.split(" ")).replaceAll(",", ", ")}`);
    expect(dockerfile).toContain("\nUSER node\n");
  });

  it("health checks ask addresses that exist", () => {
    expect(read("render.yaml")).toContain("healthCheckPath: /readyz");
    expect(read("fly.toml")).toContain('path = "/readyz"');
    expect(read("Dockerfile")).toContain("/healthz`");
  });

  it.each(["app.json", "render.yaml", "fly.toml", "compose.yaml", "Dockerfile"])(
    "%s sets no variable that the README doesn't explain",
    (file) => {
      const named = read(file).matchAll(/(?:- key: |^ +"?|^ENV |^)([A-Z]+_[A-Z_]+)(?:\b)/gm);
      const unknown = Array.from(named, ([, name]) => name!).filter(
        (name) => !FOREIGN.test(name) && !readme.includes(`\`${name}\``),
      );

      expect(unknown).toEqual([]);
    },
  );

  it("no platform ends the process before a shutdown's 25 s", () => {
    expect(read("render.yaml")).toContain("maxShutdownDelaySeconds: 30");
    expect(read("fly.toml")).toContain('kill_timeout = "30s"');
    expect(read("compose.yaml")).toContain("stop_grace_period: 30s");
  });
});
