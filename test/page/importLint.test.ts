import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Files, each with one line that lint must refuse. */
const REFUSED: readonly (readonly [file: string, line: string])[] = [
  ["src/shared/a.ts", 'import { a } from "react";'],
  ["src/shared/a.ts", 'import { a } from "zod";'],
  ["src/shared/a.ts", 'import { a } from "node:fs";'],
  ["src/shared/content/a.ts", 'import type { A } from "../../Home.tsx";'],
  ["src/Home.tsx", 'import { a } from "express";'],
  ["src/chat/a.ts", 'import type { A } from "../../server/chat/assistant.ts";'],
  ["server/app.ts", 'import { a } from "../src/Home.tsx";'],
  ["server/chat/a.ts", 'import { a } from "../../src/chat/conversation.ts";'],
  ["server/chat/a.ts", 'import { a } from "react";'],
  ["server/chat/a.ts", 'import type { A } from "../session/sessions.ts";'],
  ["server/chat/model/a.ts", 'import { a } from "../../contact/sendContactEmail.ts";'],
  ["server/page/render.tsx", 'import { a } from "../chat/assistant.ts";'],
  ["server/session/a.ts", 'import { a } from "../app.ts";'],
  ["server/process/a.ts", 'import { a } from "../health/health.ts";'],
  ["server/doctor/a.ts", 'import { a } from "../session/sessions.ts";'],
  ["server/http/a.ts", 'import type { A } from "../store/openStore.ts";'],
  ["server/mail/a.ts", 'import type { A } from "../http/body.ts";'],
  ["server/store/a.ts", 'import type { A } from "../mail/outbox.ts";'],
  ["server/config/a.ts", 'import { a } from "../log.ts";'],
  ["server/errors/a.ts", 'import { a } from "../store/openStore.ts";'],
  ["server/log.ts", 'import { a } from "./app.ts";'],
  // A folder that .oxlintrc.json doesn't name.
  ["server/prices/a.ts", 'import { a } from "../session/sessions.ts";'],
  ["server/page/a.ts", 'import { a } from "../prices/prices.ts";'],
  ["server/store/a.ts", 'import { a } from "../prices/prices.ts";'],
  ["server/prices/list/a.ts", 'import { a } from "../../chat/assistant.ts";'],
  ["server/prices/list/a.ts", 'import { a } from "../../../src/Home.tsx";'],
];

const ALLOWED: typeof REFUSED = [
  ["src/shared/a.ts", 'import * as z from "zod/mini";'],
  ["src/shared/content/a.ts", 'import { a } from "../contact.ts";'],
  ["src/chat/a.ts", 'import { useState } from "react";'],
  ["server/page/render.tsx", 'import { Document } from "../../src/Document.tsx";'],
  ["server/chat/a.ts", 'import { a } from "../../src/shared/chat.ts";'],
  ["server/chat/model/a.ts", 'import { a } from "../../store/counts.ts";'],
  ["server/health/a.ts", 'import { a } from "../mail/outbox.ts";'],
  ["server/mail/a.ts", 'import { a } from "../store/openStore.ts";'],
  ["server/store/a.ts", 'import { a } from "../config/hosts.ts";'],
  ["server/http/a.ts", 'import { a } from "../log.ts";'],
  ["server/app.ts", 'import { a } from "./chat/assistant.ts";'],
  ["server/doctor/a.ts", 'import { a } from "../chat/model/model.ts";'],
  ["server/prices/a.ts", 'import { a } from "../errors/RequestError.ts";'],
  ["server/prices/list/a.ts", 'import { a } from "../../store/openStore.ts";'],
];

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "nora-lint-"));
  cpSync(join(root, ".oxlintrc.json"), join(directory, ".oxlintrc.json"));
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), text, { flag: "wx" });
}

/** Returns the files that violate a rule. */
async function filesThatBreak(rule: RegExp): Promise<Set<string>> {
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const report = await new Promise<string>((resolve) => {
    // It exits with 1 if it refuses anything.
    execFile(process.execPath, [oxlint, "--format", "json"], { cwd: directory }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: { code: string; filename: string }[];
  };
  return new Set(diagnostics.filter(({ code }) => rule.test(code)).map(({ filename }) => filename));
}

/** Returns the refused lines, each linted in its own file. */
async function refusedOf(cases: typeof REFUSED): Promise<string[]> {
  const files = cases.map(([file], index) => file.replace(/\/a(?=\.)/i, `/a${index}`));
  cases.forEach(([, line], index) => write(files[index]!, `${line}\n`));
  const broken = await filesThatBreak(/no-restricted-imports/);
  return cases.filter((_case, index) => broken.has(files[index]!)).map((parts) => parts.join(": "));
}

describe("an import against the layers", () => {
  it("is refused by lint", async () => {
    expect(await refusedOf(REFUSED)).toEqual(REFUSED.map((parts) => parts.join(": ")));
  });

  it("is accepted if it follows them", async () => {
    expect(await refusedOf(ALLOWED)).toEqual([]);
  });

  it("is refused in a circle, also of types", async () => {
    write("a.ts", 'import type { B } from "./b.ts";\nexport type A = B;\n');
    write("b.ts", 'import type { A } from "./a.ts";\nexport type B = A;\n');

    expect(await filesThatBreak(/no-cycle/)).toEqual(new Set(["a.ts", "b.ts"]));
  });
});
