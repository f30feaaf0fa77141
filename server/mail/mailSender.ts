import { cutAt } from "../../src/shared/cutAt.ts";
import type { Failure, Sender } from "./deliver.ts";
import { failureReason } from "./failureReason.ts";
import type { Mailer } from "./mailer.ts";
import { type SmtpFailure, classifySmtpError } from "./smtpFailure.ts";

/**
 * Time limit of an attempt in ms: the sum of the timeouts recommended by RFC 5321, 4.5.3.2, for MAIL (5 min), RCPT (5),
 * DATA (2) and the final response (10). Nodemailer's own timeouts limit only single steps.
 */
const MAX_SEND_MS = 22 * 60_000;

/** Maximum length of the stored text of a failure in UTF-16 code units. */
const MAX_ERROR_LENGTH = 500;

/** Log messages for failures that last until an operator corrects the configuration or the mail server. */
const OPERATOR_FAULTS: Partial<Record<SmtpFailure, string>> = {
  login: "SMTP login refused",
  insecure: "mail server connection is not secure",
};

export function mailSender({ send }: Pick<Mailer, "send">): Sender {
  return { destination: "mail", send, classify, maxSendMs: MAX_SEND_MS };
}

function classify(error: unknown): Failure {
  const kind = classifySmtpError(error);
  const known = failureReason(error);
  const message = OPERATOR_FAULTS[kind];
  return {
    isReceiverUp: kind === "transient" || kind === "permanent",
    refused: kind === "permanent",
    error: storedText(error, known?.reason),
    details: known
      ? { ...known, responseCode: (error as { responseCode?: number }).responseCode }
      : { err: error },
    level: message === undefined ? "warn" : "error",
    message,
  };
}

/** Returns the server's response, else the reason, else the error's message: on one line, cut to `MAX_ERROR_LENGTH`. */
function storedText(error: unknown, reason: string | undefined): string {
  if (!Error.isError(error)) return "unknown";
  const { response, message } = error as Error & { response?: unknown };
  const text = typeof response === "string" ? response : (reason ?? message);
  return cutAt(text.replaceAll(/\p{Cc}+/gu, " "), MAX_ERROR_LENGTH);
}
