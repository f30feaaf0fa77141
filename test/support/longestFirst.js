import Sequencer from "@jest/test-sequencer";

/**
 * Test files with the longest durations, 8 s or more. Browser tests, which use the CPU, alternate with server tests that
 * mostly wait. If Jest has no durations from an earlier run, it starts small files last: crash.test.ts, small but slow,
 * would then run alone at the end.
 */
const LONGEST = [
  "browser/leadForm",
  "server/process",
  "browser/chatOnPhone",
  "server/crash",
  "browser/repeatedLeads",
  "server/store",
  "browser/focus",
  "server/clock",
  "browser/accessibility",
  "server/slowMailServer",
  "browser/home",
  "server/delivery",
  "browser/chatOnSmallScreens",
  "server/limits",
  "browser/conversation",
  "server/doctor",
  "browser/contact",
  "server/lead",
  "browser/chatAnswers",
  "server/chatGuard",
  "browser/contactErrors",
  "server/webhook",
  "browser/resilience",
  "server/chatLimits",
  "browser/chatButton",
  "server/hostile",
  "browser/budget",
  "server/cluster",
  "browser/toasts",
  "server/outbox",
  "browser/navigation",
  "server/storePostgres",
  "browser/session",
  "server/chat",
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
