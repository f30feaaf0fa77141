// The smallest Express program, to compare starts with; no types, which Node would take time to strip.
import express from "express";

express()
  .get("/", (_request, response) => {
    response.send("Olá!");
  })
  .listen(Number(process.env.PORT), "127.0.0.1");
