/** An anonymous visitor: who, in which of their sessions, since when. */
export interface Visitor {
  id: string;
  sessionId: string;
  /** Epoch seconds. */
  since: number;
}
