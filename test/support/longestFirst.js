import Sequencer from "@jest/test-sequencer";

/**
 * The longest test files, in turns those that keep a processor busy and those that wait. Jest knows no durations in a
 * fresh clone and starts small files last, crash.test.ts for instance: one worker would still run it when the others
 * have ended.
 */
const LONGEST = [
  "browser/chat",
  "server/crash",
  "browser/contact",
  "server/process",
  "browser/accessibility",
  "server/store",
  "server/clock",
  "browser/home",
  "server/slowMailServer",
  "server/delivery",
  "server/doctor",
  "server/builtIn",
];

const rank = ({ path }) => {
  const index = LONGEST.findIndex((file) => path.includes(`/test/${file}.test.`));
  return index < 0 ? LONGEST.length : index;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- Jest's own method
    const sorted = super.sort(tests);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
