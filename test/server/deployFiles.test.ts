import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8");

/** The Procfile's command, with V8's flags. */
const command = read("Procfile")
  .replace(/^web: /, "")
  .trim();

const readme = read("README.md");

/** Variables of platforms or npm. */
const FOREIGN = /^(?:NODE_|NPM_|POSTGRES_)/;

describe("deploy files", () => {
  it("render.yaml starts the service like the Procfile", () => {
    expect(read("render.yaml")).toContain(`startCommand: ${command}\n`);
  });

  it("the Dockerfile starts it like the Procfile, not as root and without a shell", () => {
    const dockerfile = read("Dockerfile");

    expect(dockerfile).toContain(`CMD ${JSON.stringify(command.split(" ")).replaceAll(",", ", ")}`);
    expect(dockerfile).toContain("\nUSER node\n");
  });

  it.each(["README.md", ".env.example"])("%s starts it with the Procfile's options", (file) => {
    expect(read(file)).toContain(command.replace("node ", "node --env-file=.env "));
  });

  it("health checks request existing paths", () => {
    expect(read("render.yaml")).toContain("healthCheckPath: /readyz");
    expect(read("fly.toml")).toContain('path = "/readyz"');
    expect(read("Dockerfile")).toContain("/healthz`");
  });

  it.each(["app.json", "render.yaml", "fly.toml", "compose.yaml", "Dockerfile"])(
    "%s sets only variables that the README explains",
    (file) => {
      const named = read(file).matchAll(/(?:- key: |^ +"?|^ENV |^)([A-Z]+_[A-Z_]+)(?:\b)/gm);
      const unknown = Array.from(named, ([, name]) => name!).filter(
        (name) => !FOREIGN.test(name) && !readme.includes(`\`${name}\``),
      );

      expect(unknown).toEqual([]);
    },
  );

  it("no platform kills the process before the 25 s of a shutdown", () => {
    expect(read("render.yaml")).toContain("maxShutdownDelaySeconds: 30");
    expect(read("fly.toml")).toContain('kill_timeout = "30s"');
    expect(read("compose.yaml")).toContain("stop_grace_period: 30s");
  });
});
