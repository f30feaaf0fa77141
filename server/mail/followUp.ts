import { type Transaction, sql } from "kysely";
import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Schema } from "../store/schema.ts";
import { type StoredPart, readPart } from "./Mail.ts";

const MINUTE_MS = 60_000;

/** A follow-up leaves when the visitor has been silent so long, or so long after its first message. */
const SILENCE_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** Maximum of a transcript in entries and bytes. */
const MAX_ENTRIES = 40;
const MAX_BYTES = 32 * 1024;

interface Addition {
  /** Id of the lead. */
  id: string;
  /** The chat so far. */
  spoken: readonly ChatMessage[];
  isShared: boolean;
}

interface PartRow extends StoredPart {
  part: number;
  createdAt: number;
  /** Whether no attempt to deliver it has begun. */
  isOpen: boolean | 0 | 1;
}

/** Adds what was said since a lead's last part to that part while it is open. Otherwise returns the next part. */
export async function continueLead(
  transaction: Transaction<Schema>,
  { id, spoken, isShared }: Addition,
) {
  // Requests of a visitor wait for one another, and workers leave the parts alone. SQLite has one writer anyway.
  const lock = isShared ? sql`for update` : sql``;
  await sql`select id from messages where id = ${id} ${lock}`.execute(transaction);
  await sql`select id from deliveries where message = ${id} ${lock}`.execute(transaction);
  const { rows } = await sql<PartRow>`
    select d.part, d.said, m.mail, d.created_at as "createdAt",
      d.part > 0 and d.state = 'waiting' and d.claimed_by is null and d.failures = 0 as "isOpen"
    from deliveries d join messages m on m.id = d.message where m.id = ${id} order by d.part`.execute(
    transaction,
  );
  const last = rows.at(-1);
  if (!last) return undefined;
  const isOpen = rows.filter(({ part }) => part === last.part).every((row) => row.isOpen);
  const parts = new Map(rows.map((row) => [row.part, readPart(row).conversation]));
  const added = saidSince([...parts.values()].flat(), spoken);
  if (added.length === 0) return undefined;

  const now = Date.now();
  if (!isOpen) {
    const said = JSON.stringify(newest(added));
    return { message: id, part: last.part + 1, said, createdAt: now, dueAt: now + SILENCE_MS };
  }
  const dueAt = Math.min(now + SILENCE_MS, last.createdAt + LONGEST_WAIT_MS);
  const said = JSON.stringify(newest([...parts.get(last.part)!, ...added]));
  await transaction
    .updateTable("deliveries")
    .set({ said, ready_at: dueAt, due_at: dueAt })
    .where("message", "=", id)
    .where("part", "=", last.part)
    .execute();
  return undefined;
}

/** Returns the newest entries within the limits of a transcript. */
export function newest(conversation: readonly ChatMessage[]): readonly ChatMessage[] {
  const entries = conversation.slice(-MAX_ENTRIES);
  let bytes = 0;
  const isTooMuch = ({ content }: ChatMessage) => (bytes += Buffer.byteLength(content)) > MAX_BYTES;
  return entries.slice(entries.findLastIndex(isTooMuch) + 1);
}

/**
 * Returns what a conversation holds beyond its known part; nothing if the visitor said nothing more. The known part ends
 * where its newest entries fit best: a request may repeat it whole, or from a later entry on.
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
