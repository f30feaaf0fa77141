// `npm run bench -- page`: GET / beside bare node:http and Express that send the same bytes; start and memory.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Program, SERVICE, compressedPage, load, median, print, start } from "./programs.ts";

const CONNECTIONS = 32;
const ROUNDS = 5;
const SECONDS = 2;
const STARTS = 5;

const BASELINE = join(import.meta.dirname, "baseline.js");

/** Measures the programs in turn, so that other work on the machine affects all alike. Round 0 is a warm-up. */
async function compare(programs: Record<string, Program>): Promise<void> {
  const costs: Record<string, { perSecond: number; cpu: number }[]> = {};
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, program] of Object.entries(programs)) {
      const before = program.cpu();
      const answers = await load(program, CONNECTIONS, SECONDS);
      const cpu = ((program.cpu() - before) * 1000) / answers;
      if (round > 0) (costs[name] ??= []).push({ perSecond: answers / SECONDS, cpu });
    }
  }
  const first = Object.values(costs)[0]!;
  for (const [name, all] of Object.entries(costs)) {
    const ratio = median(all.map(({ cpu }, round) => cpu / first[round]!.cpu));
    const perSecond = median(all.map((cost) => cost.perSecond));
    const cpu = median(all.map((cost) => cost.cpu));
    print(name, `${perSecond.toFixed(0)}/s`, `${cpu.toFixed(1)} µs CPU`, `×${ratio.toFixed(2)}`);
  }
}

const directory = mkdtempSync(join(tmpdir(), "nora-bench-"));
const BODY = join(directory, "page.br");
const service = await start(SERVICE);
writeFileSync(BODY, await compressedPage(service.url));
const memory = service.memory();
const bare = await start(BASELINE, { BODY });
const express = await start(BASELINE, { BODY, EXPRESS: "1" });

process.stdout.write(`GET /, ${CONNECTIONS} connections, medians of ${ROUNDS} × ${SECONDS} s\n`);
await compare({ "bare node:http": bare, "bare Express": express, service });
const grown = service.memory();
await Promise.all([service, bare, express].map((program) => program.stop()));
rmSync(directory, { recursive: true });

process.stdout.write(`Start to the first answer, medians of ${STARTS}\n`);
const times: Record<string, number[]> = { "Express, hello world": [], service: [] };
for (let round = 0; round < STARTS; round++) {
  const hello = await start(BASELINE, { EXPRESS: "1" });
  const started = await start(SERVICE);
  times["Express, hello world"]!.push(hello.startMs);
  times.service!.push(started.startMs);
  await Promise.all([hello.stop(), started.stop()]);
}
const hello = median(times["Express, hello world"]!);
for (const [name, all] of Object.entries(times)) {
  const ms = median(all);
  print(name, `${ms.toFixed(0)} ms`, `×${(ms / hello).toFixed(2)}`);
}
print("memory of the service", `${memory.toFixed(0)} MB`, `${grown.toFixed(0)} MB after the load`);
