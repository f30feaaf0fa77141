import { z } from "zod";
import type { Site } from "../../src/shared/view.ts";
import { isCnpj } from "./cnpj.ts";
import {
  type DatabaseTls,
  certificates,
  databaseHost,
  databaseTls,
  databaseUrl,
  modeOf,
  parseDatabaseUrl,
} from "./databaseTls.ts";
import { isPrivateHost } from "./hosts.ts";
import { limit } from "./limit.ts";
import { bareAddress, mailbox } from "./mailbox.ts";
import { notifySecret, notifyUrl } from "./notify.ts";
import { whatsapp } from "./whatsapp.ts";

/** Variables that hosting platforms set. If one of them is set, `TRUST_PROXY` is 1 by default. */
const PLATFORMS = ["DYNO", "RENDER", "FLY_APP_NAME", "RAILWAY_ENVIRONMENT", "K_SERVICE"];

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const onOff = z.enum(["on", "off"], "use on or off").transform((value) => value === "on");

/** Validates and normalises an origin: scheme, host and port, no path. `URL` would accept a `*` within a name. */
const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  const isOrigin = url && /^https?:$/.test(url.protocol) && /^https?:\/\/[^/?#@]+\/?$/i.test(value);
  if (isOrigin && !url.origin.includes("*")) return url.origin;
  context.addIssue("use an origin such as https://www.example.com, without a path or a *");
  return z.NEVER;
});

const origins = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin));

function whole(minimum: number, maximum: number) {
  const message = `use a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message);
}

function hasValidEscapes(address: string): boolean {
  try {
    return decodeURIComponent(address) !== "";
  } catch {
    return false;
  }
}

function hasValidRequireTls(address: string): boolean {
  const written = URL.parse(address)?.searchParams.getAll("requireTLS") ?? [];
  return written.every((value) => value === "true" || value === "false");
}

/** Key or token that is valid in a header. */
const visible = z.string().regex(/^[\x21-\x7e]+$/, "use visible ASCII characters");

const Environment = z
  .object({
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().default("0.0.0.0"),
    SITE_URL: origin.optional(),
    CONTACT_EMAIL: bareAddress.default({ name: "", address: "contato@nora.example" }),
    COMPANY_CNPJ: z
      .string()
      .refine(isCnpj, "use a CNPJ such as 11.222.333/0001-81, with its check digits right")
      .default("11.222.333/0001-81"),
    COMPANY_WHATSAPP: whatsapp.optional(),
    MAIL_TO: mailbox.optional(),
    MAIL_FROM: mailbox.default({ name: "Site Nora", address: "site@nora.example" }),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: "use smtp://user:password@host:587 or smtps://…",
        abort: true,
      })
      .refine(hasValidEscapes, "write %25 for each % of the user name and password")
      .refine(hasValidRequireTls, "use requireTLS=true or requireTLS=false")
      .optional(),
    NOTIFY_URL: notifyUrl.optional(),
    NOTIFY_SECRET: notifySecret.optional(),
    KEEP_QUESTIONS: onOff.default(false),
    OPENAI_API_KEY: visible.optional(),
    OPENAI_BASE_URL: z
      .url({ protocol: /^https?$/, error: "use an http or https address" })
      .optional(),
    OPENAI_MODEL: z
      .string()
      .trim()
      .regex(/^[^\p{Cc}]+$/u, "use the name of a model")
      .default("gpt-5.4-mini"),
    OPENAI_TIMEOUT_MS: whole(1000, 25_000).default(12_000),
    CHAT_DAILY_LIMIT: whole(0, 1_000_000_000).default(2000),
    CHAT_FALLBACK: onOff.default(true),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_CA: certificates.optional(),
    DATA_DIR: z.string().regex(/\S/, "use the path of a directory").default("./data"),
    EPHEMERAL_DISK: onOff.optional(),
    DYNO: z.string().optional(),
    ANON_KEY: visible.optional(),
    SESSION_SECRET: z
      .string()
      .transform((list) => list.split(",").map((secret) => secret.trim()))
      .refine(
        (secrets) => secrets.length <= 2 && secrets.every(({ length }) => length >= 32),
        "use 32 characters at least, or two such secrets with a comma between while rotating",
      )
      .optional(),
    ALLOWED_ORIGINS: origins.default([]),
    BACKEND_URL: origin.optional(),
    CONTACT_RATE_LIMIT: limit.default({ requests: 5, seconds: 600 }),
    CHAT_RATE_LIMIT: limit.default({ requests: 20, seconds: 60 }),
    SESSION_RATE_LIMIT: limit.default({ requests: 30, seconds: 3600 }),
    REFUSAL_RATE_LIMIT: limit.default({ requests: 600, seconds: 12 }),
    TRUST_PROXY: z
      .string()
      .regex(/^\d{1,2}$/, "use the number of proxies in front, such as 0 or 1")
      .transform(Number)
      .optional(),
    RETENTION_DAYS: whole(1, 36_500).default(180),
    METRICS_TOKEN: visible.optional(),
    WEB_CONCURRENCY: whole(1, 64).default(1),
    LOG_LEVEL: z.enum(LOG_LEVELS, `use one of ${LOG_LEVELS.join(", ")}`).default("info"),
  })
  // `when`: by default zod skips these checks if a variable is invalid, but one start should show all problems.
  .refine(({ BACKEND_URL, ANON_KEY }) => !BACKEND_URL || ANON_KEY, {
    path: ["ANON_KEY"],
    error: "is required with BACKEND_URL: the key of that backend",
    when: () => true,
  })
  .refine((env) => env.SMTP_URL || !isEphemeral(env), {
    path: ["SMTP_URL"],
    error: "is required where the disk is ephemeral: mail kept in a Maildir would be lost with it",
    when: () => true,
  })
  .refine(({ NOTIFY_URL, NOTIFY_SECRET }) => !NOTIFY_URL || NOTIFY_SECRET, {
    path: ["NOTIFY_SECRET"],
    error: "is required with NOTIFY_URL: what is posted there is signed with it",
    when: () => true,
  })
  .refine(({ NOTIFY_URL, NOTIFY_SECRET }) => !NOTIFY_SECRET || NOTIFY_URL, {
    path: ["NOTIFY_URL"],
    error: "is required with NOTIFY_SECRET",
    when: () => true,
  })
  .refine(({ DATABASE_URL, DATABASE_CA }) => DATABASE_CA || !wantsCa(DATABASE_URL), {
    path: ["DATABASE_CA"],
    error: "is required with sslmode=verify-ca in DATABASE_URL: without it any public CA would do",
    when: () => true,
  });

/** Whether the disk is lost with the process. */
function isEphemeral({ EPHEMERAL_DISK, DYNO }: { EPHEMERAL_DISK?: unknown; DYNO?: string }) {
  // An invalid EPHEMERAL_DISK is still a string here, not a boolean.
  return (EPHEMERAL_DISK ?? DYNO !== undefined) === true;
}

function wantsCa(address: unknown): boolean {
  const url = typeof address === "string" ? parseDatabaseUrl(address) : null;
  return url !== null && modeOf(url) === "verify-ca";
}

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
    host: env.HOST,
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
    proxies: env.TRUST_PROXY ?? (onPlatform ? 1 : 0),
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

function warningsOf({ SMTP_URL, DATABASE_URL }: z.output<typeof Environment>): string[] {
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
