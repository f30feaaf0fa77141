import type { Site } from "../../src/shared/view.ts";
import {
  type DatabaseTls,
  databaseHost,
  databaseTls,
  modeOf,
  parseDatabaseUrl,
} from "./databaseTls.ts";
import { Environment, isEphemeral } from "./environment.ts";
import { isPrivateHost } from "./hosts.ts";

/** Variables that hosting platforms set. If one of them is set, `TRUST_PROXY` is 1 by default. */
const PLATFORMS = ["DYNO", "RENDER", "FLY_APP_NAME", "RAILWAY_ENVIRONMENT", "K_SERVICE"];

export interface StoreConfig {
  /** `postgres://…`; without it, a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  /** `databaseTls(databaseUrl)` by default. */
  tls?: DatabaseTls | undefined;
  dataDir: string;
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
  const { data: env, error } = Environment.safeParse(present);
  if (error) {
    const lines = error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
    // Several invalid entries of a list give equal lines: keep one.
    throw new ConfigError([...new Set(lines)].join("\n"));
  }

  const onPlatform = PLATFORMS.some((name) => present[name] !== undefined);
  const store: StoreConfig = {
    databaseUrl: env.DATABASE_URL,
    tls: env.DATABASE_URL
      ? databaseTls(env.DATABASE_URL, { ca: env.DATABASE_CA, onHeroku: env.DYNO !== undefined })
      : undefined,
    dataDir: env.DATA_DIR,
  };
  const custody: "store" | "smtp" = isEphemeral(env) && !env.DATABASE_URL ? "smtp" : "store";
  return {
    port: env.PORT,
    host: env.HOST as string | undefined,
    log: { level: env.LOG_LEVEL },
    site: {
      url: env.SITE_URL ?? `http://localhost:${env.PORT}`,
      contactEmail: env.CONTACT_EMAIL.address,
      cnpj: env.COMPANY_CNPJ,
      retentionDays: env.RETENTION_DAYS,
      usesModel: env.OPENAI_API_KEY !== undefined && env.CHAT_DAILY_LIMIT > 0,
      keepsQuestions: env.KEEP_QUESTIONS,
      ...(env.COMPANY_WHATSAPP !== undefined && { whatsapp: env.COMPANY_WHATSAPP }),
    } satisfies Site,
    /** Without `anonKey` the key is generated and kept in the store. */
    backend: { url: env.BACKEND_URL ?? "", anonKey: env.ANON_KEY },
    allowedOrigins: env.ALLOWED_ORIGINS,
    /** Number of trusted proxies in front of the service. */
    proxies: { count: env.TRUST_PROXY ?? (onPlatform ? 1 : 0), header: undefined as string | undefined },
    release: undefined as string | undefined,
    /** `null` for no limit. */
    limits: {
      contact: env.CONTACT_RATE_LIMIT,
      chat: env.CHAT_RATE_LIMIT,
      session: env.SESSION_RATE_LIMIT,
      refusals: env.REFUSAL_RATE_LIMIT,
    },
    /** Undefined if the secret is generated and kept in the store. */
    sessionSecrets: env.SESSION_SECRET,
    mail: {
      /** `smtp://…` or `smtps://…`; undefined to use the Maildir. */
      server: env.SMTP_URL,
      /** Whether mail is sent only over TLS. No effect for `smtps://`, which always uses TLS. */
      requireTls: env.SMTP_URL !== undefined && requiresTls(env.SMTP_URL),
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
    store,
    /**
     * What keeps accepted messages: the store, or the mail server (`smtp`) if the store's file is lost with the
     * process.
     */
    custody,
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
    /** Number of server processes on this machine. */
    processes: env.WEB_CONCURRENCY,
    /** Warnings about settings that are allowed but unsafe, one line each. */
    warnings: warningsOf(env),
  };
}

/**
 * Whether mail is sent only over TLS: as `requireTLS` in the URL says, by default unless the host is private.
 */
function requiresTls(server: string): boolean {
  const url = new URL(server);
  const written = url.searchParams.get("requireTLS");
  return written === null ? !isPrivateHost(url.hostname) : written !== "false";
}

function warningsOf({ SMTP_URL, DATABASE_URL }: Environment): string[] {
  const warnings: string[] = [];
  if (SMTP_URL && new URL(SMTP_URL).searchParams.get("requireTLS") === "false") {
    warnings.push("SMTP_URL: requireTLS=false lets mail and password be sent unencrypted");
  }
  const url = DATABASE_URL ? parseDatabaseUrl(DATABASE_URL) : null;
  const mode = url && modeOf(url);
  const isTlsOptional = mode === "allow" || mode === "prefer";
  if (url && (mode === "disable" || (isTlsOptional && !isPrivateHost(databaseHost(url))))) {
    warnings.push(`DATABASE_URL: sslmode=${mode} lets messages and password be sent unencrypted`);
  }
  return warnings;
}
