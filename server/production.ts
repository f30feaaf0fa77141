import { join } from "node:path";
import { start } from "../server.ts";
import { builtPage } from "./page/builtPage.ts";
import { run } from "./process/run.ts";

await run((config, log) => start(config, log, builtPage(join(import.meta.dirname, "client"))));
