/** A hosting platform. Its disk doesn't outlive the process. */
interface Platform {
  name: string;
  /** Variable with the id of the running release. */
  release: string;
  /**
   * Header with the visitor's address, which the platform overwrites. Without it the last entry of `X-Forwarded-For`,
   * which the platform appends, is the visitor's address.
   */
  header?: string;
}

const RAILWAY: Platform = {
  name: "Railway",
  release: "RAILWAY_GIT_COMMIT_SHA",
  header: "x-real-ip",
};

/** Known platforms, by a variable that each sets. */
const PLATFORMS: Record<string, Platform> = {
  DYNO: { name: "Heroku", release: "HEROKU_SLUG_COMMIT" },
  RENDER: { name: "Render", release: "RENDER_GIT_COMMIT", header: "cf-connecting-ip" },
  FLY_APP_NAME: { name: "Fly.io", release: "FLY_IMAGE_REF", header: "fly-client-ip" },
  RAILWAY_PROJECT_ID: RAILWAY,
  // The older variable.
  RAILWAY_ENVIRONMENT: RAILWAY,
  K_SERVICE: { name: "Cloud Run", release: "K_REVISION" },
};

export function platformOf(environment: NodeJS.ProcessEnv): Platform | undefined {
  const variable = Object.keys(PLATFORMS).find((name) => environment[name] !== undefined);
  return variable === undefined ? undefined : PLATFORMS[variable];
}
