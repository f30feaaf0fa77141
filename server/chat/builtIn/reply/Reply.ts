export interface Reply {
  text: string;
  /** Whether an answer has `isUnknown` or no question was understood. Always false after a message of distress. */
  isUnanswered: boolean;
}

export function answered(text: string): Reply {
  return { text, isUnanswered: false };
}
