/** One mail to the company, complete: sending it again later gives the same mail. */
export interface Mail {
  /** UUID of what it tells of; it becomes the `Message-ID`, so that a repeated delivery is recognisable. */
  id: string;
  kind: "contact" | "lead";
  subject: string;
  /** The visitor, whom the company answers. */
  replyTo: { name: string; address: string };
  text: string;
  html: string;
  /** When it was accepted, in epoch milliseconds. */
  acceptedAt: number;
}
