/**
 * Thrown if the mail server hasn't accepted a message and no durable store keeps it: the visitor has to send the
 * message again.
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
