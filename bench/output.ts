interface Options {
  /** Print one JSON document instead of lines. */
  json: boolean;
  /** Run only this part. */
  only?: string | undefined;
}

/** Returns functions that run a bench's parts and print their results. */
export function createOutput({ json, only }: Options) {
  /** Prints a line, unless the output is JSON. */
  function tell(line: string): void {
    if (!json) process.stdout.write(`${line}\n`);
  }

  /** Prints the whole report, if the output is JSON. */
  function report(results: object): void {
    if (json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  }

  async function runParts(parts: Record<string, () => Promise<unknown>>, context: object = {}) {
    const results: Record<string, unknown> = { ...context };
    for (const [name, run] of Object.entries(parts)) {
      if (only === undefined || only === name) results[name] = await run();
    }
    report(results);
  }

  return { tell, report, runParts };
}
