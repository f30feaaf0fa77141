import type { RequestHandler } from "express";

/** Answers 404 as text for a missing build file: a page older than the build must not get HTML for its script. */
export const missingFile: RequestHandler = (_request, response) => {
  response.status(404).type("text").set("Cache-Control", "no-store").send("Arquivo inexistente.\n");
};
