/**
 * Thrown without a durable store if the mail server didn't accept a message in time: the visitor has to send it again.
 */
export class NotDelivered extends Error {
  override readonly name = "NotDelivered";
  readonly status = 503;
  /** Reason and action for the operator, from `failureReason`: fixed texts that may be logged. Undefined if unknown. */
  readonly explanation: { reason: string; todo?: string } | undefined;

  constructor(
    message: string,
    { explanation, ...options }: ErrorOptions & Partial<Pick<NotDelivered, "explanation">> = {},
  ) {
    super(message, options);
    this.explanation = explanation;
  }
}
