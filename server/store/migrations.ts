import { type Kysely, sql } from "kysely";

/** One schema change. Never edit a released migration: add a new one. */
export type Migration = (db: Kysely<never>) => Promise<void>;

/**
 * Migrations, numbered from 1 by position. None removes anything that the previous release uses: both run at
 * the same time during a deploy.
 */
export const migrations: readonly Migration[] = [
  createOutbox,
  createRefreshTokens,
  createWebhookDeliveries,
  createOpenQuestions,
  indexSenders,
];

async function createOutbox(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("accepted_at", "bigint", (column) => column.notNull())
    .addColumn("deadline", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("claimed_by", "text")
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("refusals", "integer", (column) => column.notNull())
    .addColumn("last_error", "text")
    .addColumn("finished_at", "bigint")
    .addColumn("once_key", "text", (column) => column.unique())
    .addColumn("fingerprint", "text")
    .addColumn("once_until", "bigint")
    .addColumn("reply_to", "text", (column) => column.notNull())
    .addColumn("mail", "text", (column) => column.notNull())
    .execute();
  // One partial index per state: an insert updates only the first, and the cost of a claim doesn't grow with
  // the number of delivered messages.
  await db.schema
    .createIndex("outbox_waiting")
    .on("outbox")
    .columns(["due_at", "accepted_at"])
    .where(sql.ref("state"), "=", sql.lit("waiting"))
    .execute();
  await db.schema
    .createIndex("outbox_failed")
    .on("outbox")
    .column("accepted_at")
    .where(sql.ref("state"), "=", sql.lit("failed"))
    .execute();
  await db.schema
    .createIndex("outbox_delivered")
    .on("outbox")
    .column("accepted_at")
    .where(sql.ref("state"), "=", sql.lit("delivered"))
    .execute();

  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("resets_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("rate_limits_resets_at")
    .on("rate_limits")
    .column("resets_at")
    .execute();
}

async function createRefreshTokens(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("refresh_tokens")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) => column.notNull())
    .addColumn("visitor_id", "text", (column) => column.notNull())
    .addColumn("visitor_since", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema
    .createIndex("refresh_tokens_visitor_id")
    .on("refresh_tokens")
    .column("visitor_id")
    .execute();
  await db.schema
    .createIndex("refresh_tokens_expires_at")
    .on("refresh_tokens")
    .column("expires_at")
    .execute();
}

/** Separate table: the previous release would send any row of the outbox by mail. */
async function createWebhookDeliveries(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("webhook_deliveries")
    // Erasing a message, also by the previous release, deletes its webhook delivery.
    .addColumn("id", "text", (column) =>
      column.primaryKey().references("outbox.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("deadline", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("claimed_by", "text")
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("refusals", "integer", (column) => column.notNull())
    .addColumn("last_error", "text")
    .addColumn("finished_at", "bigint")
    .execute();
  await db.schema
    .createIndex("webhook_deliveries_waiting")
    .on("webhook_deliveries")
    .column("due_at")
    .where(sql.ref("state"), "=", sql.lit("waiting"))
    .execute();
  await db.schema
    .createIndex("webhook_deliveries_failed")
    .on("webhook_deliveries")
    .column("id")
    .where(sql.ref("state"), "=", sql.lit("failed"))
    .execute();
}

async function createOpenQuestions(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("open_questions")
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addColumn("last_asked_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("open_questions_pk", ["text", "day"])
    .execute();
  await db.schema.createIndex("open_questions_day").on("open_questions").column("day").execute();
}

/** Used for a visitor's earlier messages, queried for each mail, and for `npm run outbox -- find|erase`. */
async function indexSenders(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex("outbox_reply_to")
    .on("outbox")
    .columns(["reply_to", "accepted_at"])
    .execute();
}
