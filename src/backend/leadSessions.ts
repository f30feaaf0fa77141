const STORAGE_KEY = "nora-lead-sessions";

/** Maximum number of sessions remembered, the newest. */
const MAX_SESSIONS = 20;

/** Ids of confirmed leads by the visitor id of the session with which each was sent. */
type LeadIds = Record<string, string>;

/** Remembers which session was used for which lead. */
export interface LeadSessions {
  /** Whether no other lead was sent with the visitor's session. */
  isFree: (visitorId: string, leadId: string) => boolean;
  remember: (visitorId: string, leadId: string) => void;
}

/** Creates a register in `localStorage`, which holds the sessions too, or in memory if that is blocked. */
export function createLeadSessions(): LeadSessions {
  let inMemory: LeadIds = {};

  function read(): LeadIds {
    try {
      return Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}")) as LeadIds;
    } catch {
      return inMemory;
    }
  }

  return {
    isFree: (visitorId, leadId) => (read()[visitorId] ?? leadId) === leadId,
    remember(visitorId, leadId) {
      const newest = Object.entries({ ...read(), [visitorId]: leadId }).slice(-MAX_SESSIONS);
      inMemory = Object.fromEntries(newest);
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(inMemory));
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}
