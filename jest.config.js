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
  testTimeout: 30_000,
  projects: [
    project("server"),
    project("page"),
    project("browser", {
      globalSetup: "<rootDir>/test/support/startBrowser.ts",
      globalTeardown: "<rootDir>/test/support/stopBrowser.ts",
    }),
  ],
};
