/** A hosting platform. Its disk doesn't outlive the process. */
export interface Platform {
  name: string;
  /**
   * Header with the visitor's address, which the platform overwrites. Without it the last entry of `X-Forwarded-For`,
   * which the platform appends, is the visitor's address.
   */
  header?: string;
}

/** Known platforms, by a variable that each sets. */
const PLATFORMS: Record<string, Platform> = {
  DYNO: { name: "Heroku" },
  RENDER: { name: "Render", header: "cf-connecting-ip" },
  FLY_APP_NAME: { name: "Fly.io", header: "fly-client-ip" },
  RAILWAY_ENVIRONMENT: { name: "Railway", header: "x-real-ip" },
  K_SERVICE: { name: "Cloud Run" },
};

export function platformOf(environment: NodeJS.ProcessEnv): Platform | undefined {
  const variable = Object.keys(PLATFORMS).find((name) => environment[name] !== undefined);
  return variable === undefined ? undefined : PLATFORMS[variable];
}
