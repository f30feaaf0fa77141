import Sequencer from "@jest/test-sequencer";

/**
 * Test files with the longest durations. CPU-bound files alternate with files that mostly wait. If Jest has no
 * durations from an earlier run, it starts small files last: crash.test.ts, small but slow, would then run alone at the
 * end.
 */
const LONGEST = [
  "browser/accessibility",
  "server/crash",
  "browser/contact",
  "server/process",
  "browser/leadForm",
  "server/store",
  "server/clock",
  "browser/home",
  "server/slowMailServer",
  "server/delivery",
  "server/doctor",
  "server/builtIn",
  "browser/chatOnSmallScreens",
  "browser/chatOnPhone",
  "browser/chatAnswers",
  "browser/conversation",
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
