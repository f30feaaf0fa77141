/** The mail server didn't take the mail in time, and nothing else has custody of it: nothing was accepted. */
export class NotDelivered extends Error {
  override readonly name = "NotDelivered";
  readonly status = 503;
  /** For the log: why, and what the operator can do, in fixed words. */
  readonly explanation: { reason: string; todo?: string } | undefined;

  constructor(
    message: string,
    { explanation, ...options }: ErrorOptions & Partial<Pick<NotDelivered, "explanation">> = {},
  ) {
    super(message, options);
    this.explanation = explanation;
  }
}
