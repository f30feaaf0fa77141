import Sequencer from "@jest/test-sequencer";

/**
 * Test files with the longest durations. CPU-bound files alternate with files that mostly wait. If Jest has no
 * durations from an earlier run, it starts small files last: crash.test.ts, small but slow, would then run alone at the
 * end.
 */
const LONGEST = [
  "browser/leadForm",
  "server/crash",
  "browser/focus",
  "server/process",
  "browser/home",
  "server/store",
  "browser/accessibility",
  "server/clock",
  "browser/contact",
  "server/slowMailServer",
  "browser/chatOnPhone",
  "server/delivery",
  "browser/chatAnswers",
  "server/doctor",
  "browser/repeatedLeads",
  "server/builtIn",
  "browser/conversation",
  "browser/chatOnSmallScreens",
  "browser/contactErrors",
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
