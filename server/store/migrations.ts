import { type Kysely, sql } from "kysely";

/** One schema change. Never edit a released migration: add a new one. */
export type Migration = (db: Kysely<never>) => Promise<void>;

/**
 * Migrations, numbered from 1 by position. None may remove anything that the previous release uses: both releases run
 * at the same time during a deploy.
 */
export const migrations: readonly Migration[] = [
  createOutbox,
  createRefreshTokens,
  createWebhookDeliveries,
  createOpenQuestions,
  indexSenders,
  addSecondKey,
];

async function createOutbox(db: Kysely<never>): Promise<void> {
  await sql`create table settings (
    name text primary key,
    value text not null
  )`.execute(db);

  await sql`create table outbox (
    id text primary key,
    kind text not null,
    state text not null,
    accepted_at bigint not null,
    deadline bigint not null,
    due_at bigint not null,
    claimed_by text,
    failures integer not null,
    refusals integer not null,
    last_error text,
    finished_at bigint,
    once_key text unique,
    fingerprint text,
    once_until bigint,
    reply_to text not null,
    mail text not null
  )`.execute(db);
  // One partial index per state: inserting a waiting message updates only the first index, and the cost of a claim
  // doesn't grow with the number of delivered messages.
  await sql`create index outbox_waiting on outbox (due_at, accepted_at)
    where state = 'waiting'`.execute(db);
  await sql`create index outbox_failed on outbox (accepted_at)
    where state = 'failed'`.execute(db);
  await sql`create index outbox_delivered on outbox (accepted_at)
    where state = 'delivered'`.execute(db);

  await sql`create table rate_limits (
    key text primary key,
    hits integer not null,
    resets_at bigint not null
  )`.execute(db);
  await sql`create index rate_limits_resets_at on rate_limits (resets_at)`.execute(db);
}

async function createRefreshTokens(db: Kysely<never>): Promise<void> {
  await sql`create table refresh_tokens (
    hash text primary key,
    session_id text not null,
    visitor_id text not null,
    visitor_since bigint not null,
    expires_at bigint not null,
    used_at bigint
  )`.execute(db);
  await sql`create index refresh_tokens_visitor_id on refresh_tokens (visitor_id)`.execute(db);
  await sql`create index refresh_tokens_expires_at on refresh_tokens (expires_at)`.execute(db);
}

/** Creates a separate table: releases without this migration send each waiting row of `outbox` by mail. */
async function createWebhookDeliveries(db: Kysely<never>): Promise<void> {
  // Deletes the webhook delivery with its message, even if a release without this migration erases the message.
  await sql`create table webhook_deliveries (
    id text primary key references outbox (id) on delete cascade,
    state text not null,
    deadline bigint not null,
    due_at bigint not null,
    claimed_by text,
    failures integer not null,
    refusals integer not null,
    last_error text,
    finished_at bigint
  )`.execute(db);
  await sql`create index webhook_deliveries_waiting on webhook_deliveries (due_at)
    where state = 'waiting'`.execute(db);
  await sql`create index webhook_deliveries_failed on webhook_deliveries (id)
    where state = 'failed'`.execute(db);
}

async function createOpenQuestions(db: Kysely<never>): Promise<void> {
  await sql`create table open_questions (
    text text not null,
    day text not null,
    times integer not null,
    last_asked_at bigint not null,
    constraint open_questions_pk primary key (text, day)
  )`.execute(db);
  await sql`create index open_questions_day on open_questions (day)`.execute(db);
}

/** Indexes messages by e-mail address, for the earlier messages listed in a mail and `npm run outbox -- find|erase`. */
async function indexSenders(db: Kysely<never>): Promise<void> {
  await sql`create index outbox_reply_to on outbox (reply_to, accepted_at)`.execute(db);
}

/** Adds a lead's second key, derived from `leadId`. The index is partial: most messages have no second key. */
async function addSecondKey(db: Kysely<never>): Promise<void> {
  await sql`alter table outbox add column second_key text`.execute(db);
  await sql`create unique index outbox_second_key on outbox (second_key)
    where second_key is not null`.execute(db);
}
