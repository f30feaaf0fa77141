/** The mail server didn't take the mail in time, and nothing else has custody of it: nothing was accepted. */
export class NotDelivered extends Error {
  override readonly name = "NotDelivered";
  readonly status = 503;
}
