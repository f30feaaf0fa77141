import type { RequestHandler } from "express";

/** Answers 404 as text for a missing build file: an outdated page that requests its script must not get HTML. */
export const missingFile: RequestHandler = (_request, response) => {
  response.status(404).type("text").set("Cache-Control", "no-store").send("Arquivo inexistente.\n");
};
