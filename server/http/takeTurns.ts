/** Once this time in ms has passed since the first job of an event loop turn, no more jobs start in that turn. */
const MAX_TURN_MS = 0.3;

/**
 * Returns a function that runs a job immediately, or in a later turn of the event loop if `MAX_TURN_MS` have passed or
 * other jobs wait. Jobs run in order. Between turns the event loop handles other events, such as requests answered from
 * memory.
 */
export function takeTurns(): (job: () => void) => void {
  const waiting: (() => void)[] = [];
  /** Value of `performance.now()` after which this turn starts no more jobs; undefined before its first job. */
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
