/** Thrown when a message is neither accepted by the mail server nor stored: the visitor has to send it again. */
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
