/** Result of a check. With a warning, mail and pages still work; with a failure they don't. */
export interface Finding {
  check: string;
  status: "ok" | "warning" | "failure";
  /** One line without secrets and personal data. */
  message: string;
  /** Action for the operator. */
  todo?: string | undefined;
}

/** Creates functions that build the findings of one check. */
export function findingsOf(check: string) {
  const report =
    (status: Finding["status"]) =>
    (message: string, todo?: string): Finding => ({ check, status, message, todo });
  return { ok: report("ok"), warning: report("warning"), failure: report("failure") };
}
