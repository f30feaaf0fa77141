const STORAGE_KEY = "nora-lead-sessions";

/** Maximum number of sessions remembered, the newest. */
const MAX_SESSIONS = 20;

/** A lead that the visitor has confirmed. Leads that share the id or the checksum count as the same lead. */
export interface ConfirmedLead {
  /** Id of the confirmation. */
  id: string;
  /** Checksum of the lead's data and of the UTC day. Not the data, which must not stay in the browser. */
  checksum: string;
}

/**
 * By the visitor id of a session: the id and checksum of the lead that was first sent with it, and the ids of later
 * confirmations of the same data. An earlier version stored an id alone.
 */
type SentLeads = Record<string, string[] | string>;

/** Remembers which session was used for which lead. */
export interface LeadSessions {
  /** Whether no other lead was sent with the visitor's session. */
  isFree: (visitorId: string, lead: ConfirmedLead) => boolean;
  remember: (visitorId: string, lead: ConfirmedLead) => void;
}

/**
 * Creates a register in `localStorage`, which holds the sessions too, and in memory: `localStorage` may be blocked or
 * full.
 */
export function createLeadSessions(): LeadSessions {
  let inMemory: SentLeads = {};

  function read(): SentLeads {
    try {
      return Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}")) as SentLeads;
    } catch {
      return {};
    }
  }

  const sentWith = (visitorId: string) =>
    [read(), inMemory].flatMap((sent) => sent[visitorId] ?? []);

  return {
    isFree(visitorId, { id, checksum }) {
      const sent = sentWith(visitorId);
      return sent.length === 0 || sent.includes(id) || sent.includes(checksum);
    },
    remember(visitorId, { id, checksum }) {
      const sent = sentWith(visitorId);
      // Keeps the first lead's checksum alone, because its day is the day of the mail.
      const value = [...new Set([...sent, id, ...(sent.length === 0 ? [checksum] : [])])];
      const all = { ...inMemory, ...read(), [visitorId]: value };
      const newest = Object.entries(all).slice(-MAX_SESSIONS);
      inMemory = Object.fromEntries(newest);
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(inMemory));
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}

/** Returns the lead of a confirmation. The same data have another checksum on another day: they are sent again then. */
export function confirmedLead(id: string, data: unknown): ConfirmedLead {
  const day = new Date().toISOString().slice(0, 10);
  let checksum = 0;
  for (const letter of JSON.stringify([day, data])) {
    checksum = (Math.imul(checksum, 31) + letter.codePointAt(0)!) | 0;
  }
  return { id, checksum: String(checksum) };
}
