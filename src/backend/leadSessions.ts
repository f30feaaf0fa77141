const STORAGE_KEY = "nora-lead-sessions";

/** Maximum number of sessions remembered, the newest. */
const MAX_SESSIONS = 20;

/**
 * By the visitor id of a session: the key (`leadKeyOf`) of the lead that was first sent with it, and the ids of later
 * confirmations of the same data, separated by spaces.
 */
type LeadKeys = Record<string, string>;

/** Remembers which session was used for which lead. */
export interface LeadSessions {
  /** Whether no other lead was sent with the visitor's session. */
  isFree: (visitorId: string, leadKey: string) => boolean;
  remember: (visitorId: string, leadKey: string) => void;
}

/** Creates a register in `localStorage`, which holds the sessions too, or in memory if that is blocked. */
export function createLeadSessions(): LeadSessions {
  let inMemory: LeadKeys = {};

  function read(): LeadKeys {
    try {
      return Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}")) as LeadKeys;
    } catch {
      return inMemory;
    }
  }

  return {
    isFree(visitorId, leadKey) {
      const sent = read()[visitorId]?.split(" ");
      return !sent || leadKey.split(" ").some((part) => sent.includes(part));
    },
    remember(visitorId, leadKey) {
      const keys = read();
      const sent = keys[visitorId]?.split(" ");
      const [leadId = ""] = leadKey.split(" ");
      // Only the first lead's checksum, whose day is the day of the mail.
      const value = sent ? [...new Set([...sent, leadId])].join(" ") : leadKey;
      const newest = Object.entries({ ...keys, [visitorId]: value }).slice(-MAX_SESSIONS);
      inMemory = Object.fromEntries(newest);
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(inMemory));
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}

/**
 * Returns the key of a confirmed lead: the id of its confirmation, and a checksum of its data and of the UTC day. Keys
 * that share either part belong to the same lead, so that a visitor who confirms the same data again, for instance in
 * another tab, sends one lead a day. A checksum, because the data themselves must not stay in the browser.
 */
export function leadKeyOf(leadId: string, lead: unknown): string {
  const day = new Date().toISOString().slice(0, 10);
  let checksum = 0;
  for (const letter of JSON.stringify([day, lead])) {
    checksum = (Math.imul(checksum, 31) + letter.codePointAt(0)!) | 0;
  }
  return `${leadId} ${checksum}`;
}
