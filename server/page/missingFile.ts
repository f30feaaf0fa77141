import type { RequestHandler } from "express";

/** A file of the build that is gone: an old page asking for its script mustn't get HTML instead. */
export const missingFile: RequestHandler = (_request, response) => {
  response.status(404).type("text").set("Cache-Control", "no-store").send("Arquivo inexistente.\n");
};
