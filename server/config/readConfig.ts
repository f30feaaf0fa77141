import type { ConnectionOptions } from "node:tls";
import type { Site } from "../../src/shared/view.ts";
import { parseDatabaseUrl, postgresConnection } from "./database.ts";
import { Environment } from "./environment.ts";
import { type Platform, platformOf } from "./platforms.ts";
import { greetingName, requiresTls } from "./smtp.ts";

export interface StoreConfig {
  /** `postgres://…`; without it, a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  /** `pg`'s option; undefined for no TLS or as the URL says. */
  ssl?: ConnectionOptions | undefined;
  dataDir: string;
}

/** Trusted proxies in front of the service. */
export interface Proxies {
  count: number;
  /** Header with the visitor's address, in lower case; the last entry of `X-Forwarded-For` where it is missing. */
  header?: string | undefined;
}

/** Invalid environment. The message has one line per problem, with the variable's name but not its value. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment. An empty variable counts as unset, because some platforms set variables to "".
 *
 * @throws {ConfigError} with all problems, one per line.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ""),
  );
  const platform = platformOf(present);
  const { data: env, error } = Environment.safeParse(present);
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`),
    ...conflictsOf(present, platform !== undefined),
  ];
  // Several invalid entries of a list give equal lines: keep one.
  if (!env || problems.length > 0) throw new ConfigError([...new Set(problems)].join("\n"));

  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  return {
    port: env.PORT,
    /** Undefined for every address, IPv6 too. */
    host: env.HOST,
    log: { level: env.LOG_LEVEL },
    site: siteOf(env, siteUrl),
    /** Without `anonKey` the key is generated and kept in the store. */
    backend: { url: env.BACKEND_URL ?? "", anonKey: env.ANON_KEY },
    allowedOrigins: env.ALLOWED_ORIGINS,
    proxies: proxiesOf(env.TRUST_PROXY, platform),
    /** `null` for no limit. */
    limits: {
      contact: env.CONTACT_RATE_LIMIT,
      chat: env.CHAT_RATE_LIMIT,
      session: env.SESSION_RATE_LIMIT,
    },
    /** Undefined if the secret is generated and kept in the store. */
    sessionSecrets: env.SESSION_SECRET,
    mail: {
      /** `smtp://…` or `smtps://…`; undefined to use the Maildir. */
      server: env.SMTP_URL,
      /** Whether mail leaves over TLS only. */
      requireTls: env.SMTP_URL !== undefined && requiresTls(env.SMTP_URL),
      /** Our name at EHLO. */
      greetingName: greetingName(env.SMTP_URL, siteUrl, env.MAIL_FROM.address),
      /** Path of the Maildir. */
      directory: `${env.DATA_DIR}/mail`,
      to: env.MAIL_TO ?? env.CONTACT_EMAIL,
      /** Sender of all mail; the visitor's address is in `Reply-To`. */
      from: env.MAIL_FROM,
    },
    /** Webhook to which accepted messages and leads are posted; the secret is in the format of Standard Webhooks. */
    notify:
      env.NOTIFY_URL && env.NOTIFY_SECRET
        ? { url: env.NOTIFY_URL, secret: env.NOTIFY_SECRET }
        : undefined,
    store: storeOf(env, platform?.name === "Heroku"),
    chat: {
      /** Without a key the model is never called. */
      apiKey: env.OPENAI_API_KEY,
      /** URL of an OpenAI-compatible endpoint; OpenAI's own by default. */
      baseURL: env.OPENAI_BASE_URL,
      model: env.OPENAI_MODEL,
      /** Timeout in ms for the first text of an answer. */
      timeoutMs: env.OPENAI_TIMEOUT_MS,
      /** Maximum calls of the model per UTC day. */
      dailyLimit: env.CHAT_DAILY_LIMIT,
      /** Whether the built-in assistant answers when the model fails. */
      fallback: env.CHAT_FALLBACK,
    },
    metricsToken: env.METRICS_TOKEN,
    /** Name of the hosting platform, if it is a known one. */
    platform: platform?.name,
    /** Warnings about settings that are allowed but unsafe, one line each. */
    warnings: warningsOf(env),
  };
}

/** Problems between variables, and with the platform. */
function conflictsOf(present: NodeJS.ProcessEnv, onPlatform: boolean): string[] {
  const disk = present.EPHEMERAL_DISK ?? (onPlatform ? "on" : "off");
  const lost =
    "is required where the disk doesn't outlive the process: a volume at DATA_DIR and EPHEMERAL_DISK=off do as well";
  const required: [when: boolean, name: string, reason: string][] = [
    [
      Boolean(present.BACKEND_URL),
      "ANON_KEY",
      "is required with BACKEND_URL: the key of that backend",
    ],
    [
      Boolean(present.NOTIFY_URL),
      "NOTIFY_SECRET",
      "is required with NOTIFY_URL: it signs what is posted there",
    ],
    [Boolean(present.NOTIFY_SECRET), "NOTIFY_URL", "is required with NOTIFY_SECRET"],
    [disk === "on", "DATABASE_URL", lost],
    [disk === "on", "SMTP_URL", lost],
  ];
  const conflicts = required
    .filter(([when, name]) => when && present[name] === undefined)
    .map(([, name, reason]) => `${name}: ${reason}`);
  if (present.TRUST_PROXY === "platform" && !onPlatform) {
    conflicts.push("TRUST_PROXY: this is no known platform; use the number of proxies in front");
  }
  return conflicts;
}

function siteOf(env: Environment, url: string): Site {
  return {
    url,
    contactEmail: env.CONTACT_EMAIL.address,
    cnpj: env.COMPANY_CNPJ,
    retentionDays: env.RETENTION_DAYS,
    usesModel: env.OPENAI_API_KEY !== undefined && env.CHAT_DAILY_LIMIT > 0,
    keepsQuestions: env.KEEP_QUESTIONS,
    ...(env.COMPANY_WHATSAPP !== undefined && { whatsapp: env.COMPANY_WHATSAPP }),
  };
}

function storeOf(env: Environment, onHeroku: boolean): StoreConfig {
  const { DATABASE_URL, DATABASE_CA: ca, DATA_DIR: dataDir } = env;
  return { dataDir, ...(DATABASE_URL && postgresConnection(DATABASE_URL, { ca, onHeroku })) };
}

/** A known platform overwrites its header, or appends the visitor's address as the last entry of `X-Forwarded-For`. */
function proxiesOf(written: Environment["TRUST_PROXY"], platform: Platform | undefined): Proxies {
  if (typeof written === "number") return { count: written };
  return platform ? { count: 1, header: platform.header } : { count: 0 };
}

function warningsOf({ SMTP_URL, DATABASE_URL }: Environment): string[] {
  const warnings: string[] = [];
  if (SMTP_URL && new URL(SMTP_URL).searchParams.get("requireTLS") === "false") {
    warnings.push("SMTP_URL: requireTLS=false lets mail and password be sent unencrypted");
  }
  if (DATABASE_URL && parseDatabaseUrl(DATABASE_URL)?.searchParams.get("sslmode") === "disable") {
    warnings.push("DATABASE_URL: sslmode=disable lets messages and password be sent unencrypted");
  }
  return warnings;
}
