import { join } from "node:path";
import { start } from "../server.ts";
import { createPage } from "./page/page.ts";
import { run } from "./process/run.ts";

await run((config, log) => start(config, log, createPage(join(import.meta.dirname, "client"))));
