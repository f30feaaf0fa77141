import { availableParallelism } from "node:os";

const project = (name, more) => ({
  displayName: name,
  testRunner: "<rootDir>/test/support/runFile.js",
  transform: {},
  testMatch: [`<rootDir>/test/${name}/**/*.test.{ts,tsx}`],
  modulePathIgnorePatterns: ["<rootDir>/dist/", "<rootDir>/tools/node/"],
  ...more,
});

export default {
  // On a quiet machine, the longest test takes a fifth of it.
  testTimeout: 120_000,
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
