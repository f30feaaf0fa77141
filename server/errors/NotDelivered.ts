/** Thrown when the mail server didn't accept the mail in time and the message isn't stored: it was not accepted. */
export class NotDelivered extends Error {
  override readonly name = "NotDelivered";
  readonly status = 503;
  /** Reason and action to log, from a fixed list. */
  readonly explanation: { reason: string; todo?: string } | undefined;

  constructor(
    message: string,
    { explanation, ...options }: ErrorOptions & Partial<Pick<NotDelivered, "explanation">> = {},
  ) {
    super(message, options);
    this.explanation = explanation;
  }
}
