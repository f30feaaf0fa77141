/** Anonymous visitor with the current session. */
export interface Visitor {
  id: string;
  sessionId: string;
  /** Time of the first session in epoch seconds. */
  since: number;
}
