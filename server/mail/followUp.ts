import { type Transaction, sql } from "kysely";
import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Schema } from "../store/schema.ts";
import { type StoredDelivery, readDelivery } from "./Message.ts";

const MINUTE_MS = 60_000;

/** Silence of the visitor after which a follow-up leaves, and the longest wait after its first message. */
const SILENCE_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** Maximum of a transcript in entries and bytes. */
const MAX_ENTRIES = 40;
const MAX_BYTES = 32 * 1024;

/**
 * Returns the follow-up with what was said since a lead's last part: that part, longer, if no attempt to deliver it has
 * begun, else the next one. Returns undefined if the visitor said nothing.
 *
 * Example: "Oi" said after the lead makes part 1, due in ten minutes. "E o prazo?" five minutes later rewrites it with
 * both, due ten minutes after that. Said once part 1 is under way or sent, it makes part 2 with "E o prazo?" alone.
 */
export async function nextPart(
  transaction: Transaction<Schema>,
  id: string,
  spoken: readonly ChatMessage[],
) {
  // `begun`: number of the part's deliveries of which an attempt has begun.
  const { rows } = await sql<StoredDelivery & { part: number; createdAt: number; begun: number }>`
    select d.part, d.said, m.mail as message, d.created_at as "createdAt",
      count(*) filter (where d.state <> 'waiting' or d.claimed_by is not null or d.failures > 0) as begun
    from deliveries d join messages m on m.id = d.message where m.id = ${id}
    group by d.part, d.said, m.mail, d.created_at order by d.part`.execute(transaction);
  const parts = rows.map(readDelivery);
  const last = parts.at(-1);
  const known = parts.flatMap(({ conversation }) => conversation);
  const added = saidSince(known, spoken);
  if (!last || added.length === 0) return undefined;
  const now = Date.now();
  const { part, createdAt, said } =
    last.part > 0 && last.begun === 0
      ? { ...last, said: [...last.conversation, ...added] }
      : { part: last.part + 1, createdAt: now, said: added };
  const dueAt = Math.min(now + SILENCE_MS, createdAt + LONGEST_WAIT_MS);
  return { message: id, part, said: JSON.stringify(newestEntries(said)), createdAt, dueAt };
}

/** Returns the newest entries within the limits of a transcript. */
export function newestEntries(conversation: readonly ChatMessage[]): readonly ChatMessage[] {
  const entries = conversation.slice(-MAX_ENTRIES);
  let bytes = 0;
  const isTooMuch = ({ content }: ChatMessage) => (bytes += Buffer.byteLength(content)) > MAX_BYTES;
  return entries.slice(entries.findLastIndex(isTooMuch) + 1);
}

/**
 * Returns what a conversation holds beyond its known part; nothing if the visitor said nothing more. The known part ends
 * where its newest entries fit best: a request may repeat it whole, or from a later entry on.
 *
 * Example: known [a, b, c] and spoken [b, c, d] give [d], if d is the visitor's; spoken [x, y] gives all.
 */
export function saidSince(
  known: readonly ChatMessage[],
  spoken: readonly ChatMessage[],
): readonly ChatMessage[] {
  const overlap = (end: number): number => {
    let length = 0;
    while (isSame(spoken[end - 1 - length], known.at(-1 - length))) length++;
    return length;
  };
  const overlaps = [...spoken.keys(), spoken.length].map(overlap);
  const added = spoken.slice(overlaps.indexOf(Math.max(...overlaps)));
  return added.some(({ role }) => role === "user") ? added : [];
}

function isSame(one: ChatMessage | undefined, other: ChatMessage | undefined): boolean {
  return one !== undefined && one.role === other?.role && one.content === other.content;
}
