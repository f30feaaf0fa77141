import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8");

const command = read("Procfile")
  .replace(/^web: /, "")
  .trim();

/** Variables of platforms, npm or Postgres. */
const FOREIGN = /^(?:NODE_|NPM_|POSTGRES_)/;

describe("deploy files", () => {
  it("start the service as the Procfile does", () => {
    expect(command).toBe("node dist/server.js");
    expect(read("render.yaml")).toContain(`startCommand: ${command}\n`);
    expect(read("Dockerfile")).toContain('CMD ["node", "dist/server.js"]');
    expect(read("docs/plain-machine/nora.service")).toContain(`/${command}\n`);
  });

  it("don't run as root, by a number that Kubernetes accepts", () => {
    expect(read("Dockerfile")).toContain("\nUSER 1000\n");
  });

  it("let traffic depend on the process alone, not on the store", () => {
    expect(read("render.yaml")).toContain("healthCheckPath: /healthz");
    expect(read("fly.toml")).toMatch(/\[\[http_service\.checks\]\]\n[^[]*path = "\/healthz"/);
    expect(read("Dockerfile")).toContain("/healthz`");
  });

  it("leave the 25 s of a shutdown", () => {
    expect(read("render.yaml")).toContain("maxShutdownDelaySeconds: 30");
    expect(read("fly.toml")).toContain('kill_timeout = "30s"');
    expect(read("compose.yaml")).toContain("stop_grace_period: 30s");
    expect(read("docs/plain-machine/nora.service")).toContain("TimeoutStopSec=30");
  });

  it.each(["app.json", "render.yaml", "fly.toml", "compose.yaml", "Dockerfile"])(
    "%s sets only variables of the reference",
    (file) => {
      const reference = read("docs/reference.md");
      const named = read(file).matchAll(/(?:- key: |^ +"?|^ENV |^)([A-Z]+_[A-Z_]+)(?:\b)/gm);
      const unknown = Array.from(named, ([, name]) => name!).filter(
        (name) => !FOREIGN.test(name) && !reference.includes(`\`${name}\``),
      );

      expect(unknown).toEqual([]);
    },
  );
});
