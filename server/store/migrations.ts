import { type Kysely, sql } from "kysely";

/**
 * Schema changes in order. Never edit a released one. From the second on, none may remove anything that the previous
 * release uses: both run at the same time during a deploy.
 */
const migrations: Readonly<Record<string, (db: Kysely<never>) => Promise<void>>> = {
  "1-messages-and-deliveries": redraw,
};

/** Applies the missing migrations, in a transaction. The database of a newer release is left unchanged. */
export async function migrate(db: Kysely<never>): Promise<void> {
  await run(db, [
    `create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`,
  ]);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  for (const [name, apply] of Object.entries(migrations)) {
    if (applied.has(name)) continue;
    await apply(db);
    const now = new Date().toISOString();
    await sql`insert into kysely_migration values (${name}, ${now})`.execute(db);
  }
}

/** Creates the tables, and takes over those of the releases before contract 4 (last commit: fe682c4). */
async function redraw(db: Kysely<never>): Promise<void> {
  await run(db, [
    `create table if not exists settings (name text primary key, value text not null)`,
    `create table if not exists refresh_tokens (
      hash text primary key, session_id text not null, visitor_id text not null, visitor_since bigint not null,
      expires_at bigint not null, used_at bigint)`,
    `create index if not exists refresh_tokens_visitor_id on refresh_tokens (visitor_id)`,
    `create index if not exists refresh_tokens_expires_at on refresh_tokens (expires_at)`,
    `create table if not exists open_questions (
      text text not null, day text not null, times integer not null, last_asked_at bigint not null,
      constraint open_questions_pk primary key (text, day))`,
    `create index if not exists open_questions_day on open_questions (day)`,
    `create table counts (key text primary key, hits integer not null, resets_at bigint not null)`,
    `create index counts_resets_at on counts (resets_at)`,
    `create table messages (
      id text primary key, kind text not null, accepted_at bigint not null, email text not null,
      once_key text unique, fingerprint text, once_until bigint, mail text not null)`,
    `create table deliveries (
      id text primary key, message text not null references messages (id) on delete cascade,
      destination text not null, part integer not null, said text, state text not null,
      created_at bigint not null, ready_at bigint not null, due_at bigint not null, claimed_by text,
      failures integer not null, refusals integer not null, last_error text, finished_at bigint)`,
  ]);
  const tables = await db.introspection.getTables();
  if (tables.some(({ name, schema = "public" }) => name === "outbox" && schema === "public"))
    await run(db, TAKE_OVER);
  // Created last: filling a table without indexes is faster.
  await run(db, [
    `create index messages_email on messages (email, accepted_at)`,
    `create index messages_accepted_at on messages (accepted_at, id)`,
    `create index messages_once_until on messages (once_until) where once_until is not null`,
    `create index deliveries_message on deliveries (message)`,
    // Partial: the cost of a claim doesn't grow with the number of delivered messages.
    `create index deliveries_waiting on deliveries (destination, due_at) where state = 'waiting'`,
    // For lists: pages of any number of deliveries.
    `create index deliveries_state on deliveries (state, created_at, id)`,
  ]);
}

const DELIVERY = `created_at, ready_at, due_at, state, failures, refusals, last_error, finished_at`;

/** Returns the query that reads DELIVERY from an old table. Its deadline was 72 hours after it became due. */
function oldDelivery(table: string, destination: string): string {
  return `select d.id || '.${destination}', d.id, '${destination}', 0, o.accepted_at, d.deadline - 259200000,
    d.due_at, d.state, d.failures, d.refusals, d.last_error, d.finished_at
    from ${table} d join outbox o on o.id = d.id`;
}

const TAKE_OVER = [
  // Of a lead's two keys, the one made of `leadId`: the page sends it with every request.
  `insert into messages (id, kind, accepted_at, email, once_key, fingerprint, once_until, mail)
    select id, kind, accepted_at, reply_to, coalesce(second_key, once_key), fingerprint, once_until, mail from outbox`,
  `insert into deliveries (id, message, destination, part, ${DELIVERY}) ${oldDelivery("outbox", "mail")}`,
  `insert into deliveries (id, message, destination, part, ${DELIVERY}) ${oldDelivery("webhook_deliveries", "webhook")}`,
  `drop table webhook_deliveries`,
  `drop table outbox`,
  `drop table rate_limits`,
  `drop table migrations`,
];

async function run(db: Kysely<never>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
