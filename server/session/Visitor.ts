/** Anonymous visitor and session, as named in a token. */
export interface Visitor {
  id: string;
  sessionId: string;
  /** Time in epoch seconds at which the session was created; a refresh keeps it. */
  since: number;
}
