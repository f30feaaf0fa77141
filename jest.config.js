import { availableParallelism } from "node:os";

const common = {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "\\.tsx?$": "<rootDir>/test/support/transform.js" },
  modulePathIgnorePatterns: ["<rootDir>/dist/", "<rootDir>/tools/node/"],
};

const project = (name, more) => ({
  ...common,
  displayName: name,
  testMatch: [`<rootDir>/test/${name}/**/*.test.{ts,tsx}`],
  ...more,
});

export default {
  // On a busy machine, the longest test takes half of it.
  testTimeout: 60_000,
  // Half of the time, a test waits for an animation, a mail server or a killed process: two workers keep a core busy.
  maxWorkers: availableParallelism() * 2,
  projects: [
    project("server", { globalSetup: "<rootDir>/test/support/requireFreshBuild.ts" }),
    project("page"),
    project("browser", {
      globalSetup: "<rootDir>/test/support/startBrowser.ts",
      globalTeardown: "<rootDir>/test/support/stopBrowser.ts",
    }),
  ],
};
