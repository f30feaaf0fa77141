/** Maximum time in ms that jobs take of one turn of the event loop. */
const MAX_TURN_MS = 1;

/**
 * Returns a function that runs a job at once, or in one of the next turns of the event loop if the jobs of this turn
 * have taken `MAX_TURN_MS`. Jobs run in order; events in between, such as requests answered from memory, don't wait
 * for all of them.
 */
export function takeTurns(): (job: () => void) => void {
  const waiting: (() => void)[] = [];
  /** When the share of this turn ends, by `performance.now()`; undefined until a job takes one. */
  let endsAt: number | undefined;

  function isOver(): boolean {
    if (endsAt === undefined) {
      endsAt = performance.now() + MAX_TURN_MS;
      setImmediate(beginTurn);
    }
    return performance.now() >= endsAt;
  }

  function beginTurn(): void {
    endsAt = undefined;
    while (waiting.length > 0 && !isOver()) waiting.shift()!();
  }

  return (job) => {
    if (waiting.length === 0 && !isOver()) job();
    else waiting.push(job);
  };
}
