// Minimal Express program, to compare start times. JavaScript, because Node takes time to strip types.
import express from "express";

express()
  .get("/", (_request, response) => {
    response.send("Olá!");
  })
  .listen(Number(process.env.PORT), "127.0.0.1");
