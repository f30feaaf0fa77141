/** A hosting platform that is known by a variable it sets. Its disk doesn't outlive the process. */
export interface Platform {
  name: string;
  variable: string;
  /**
   * Header with the visitor's address, which the platform overwrites. Without it the last entry of `X-Forwarded-For`,
   * which the platform appends, is the visitor's address.
   */
  header?: string;
  /** Variable with the id of the release. */
  release: string;
}

const PLATFORMS: readonly Platform[] = [
  { name: "Heroku", variable: "DYNO", release: "HEROKU_RELEASE_VERSION" },
  {
    name: "Render",
    variable: "RENDER",
    header: "cf-connecting-ip",
    release: "RENDER_GIT_COMMIT",
  },
  {
    name: "Fly.io",
    variable: "FLY_APP_NAME",
    header: "fly-client-ip",
    release: "FLY_IMAGE_REF",
  },
  {
    name: "Railway",
    variable: "RAILWAY_ENVIRONMENT",
    header: "x-real-ip",
    release: "RAILWAY_GIT_COMMIT_SHA",
  },
  { name: "Cloud Run", variable: "K_SERVICE", release: "K_REVISION" },
];

export function platformOf(environment: NodeJS.ProcessEnv): Platform | undefined {
  return PLATFORMS.find(({ variable }) => environment[variable] !== undefined);
}
