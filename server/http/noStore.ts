import type { RequestHandler } from "express";

/** Sets `Cache-Control: no-store` on API responses. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader("Cache-Control", "no-store");
  next();
};
