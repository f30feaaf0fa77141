/** What a check found: a warning still lets mail and pages go, a failure doesn't. */
export interface Finding {
  check: string;
  status: "ok" | "warning" | "failure";
  /** One line without secrets and personal data. */
  message: string;
  /** What the operator can do about it. */
  todo?: string | undefined;
}

/** Makes the findings of one check. */
export function findingsOf(check: string) {
  return {
    ok: (message: string): Finding => ({ check, status: "ok", message }),
    warning: (message: string, todo?: string): Finding => ({
      check,
      status: "warning",
      message,
      todo,
    }),
    failure: (message: string, todo?: string): Finding => ({
      check,
      status: "failure",
      message,
      todo,
    }),
  };
}
