/** Anonymous visitor with the current session. */
export interface Visitor {
  id: string;
  sessionId: string;
  /** Time in epoch seconds at which the session was created; a refresh keeps it. */
  since: number;
}
