import { postgresConnection } from "./database.ts";
import { Environment } from "./environment.ts";
import { platformOf } from "./platforms.ts";
import { greetingName, requiresTls } from "./smtp.ts";

/** Invalid environment. The message has one line per problem, with the variable's name but not its value. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export type Config = ReturnType<typeof readConfig>;
export type StoreConfig = Config["store"];

/**
 * Reads the environment. An empty variable counts as unset, because some platforms set variables to "".
 *
 * @throws {ConfigError} with one problem of each wrong variable, one per line.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ""),
  );
  const platform = platformOf(present);
  const env = validate(present, platform !== undefined);
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  return {
    port: env.PORT,
    /** Undefined for every address, IPv6 too. */
    host: env.HOST,
    log: { level: env.LOG_LEVEL },
    site: {
      url: siteUrl,
      contactEmail: env.CONTACT_EMAIL,
      cnpj: env.COMPANY_CNPJ,
      retentionDays: env.RETENTION_DAYS,
      usesModel: env.OPENAI_API_KEY !== undefined && env.CHAT_DAILY_LIMIT > 0,
      keepsQuestions: env.KEEP_QUESTIONS,
      ...(env.COMPANY_WHATSAPP !== undefined && { whatsapp: env.COMPANY_WHATSAPP }),
    },
    /** Without `anonKey` the key is generated and kept in the store. */
    backend: { url: env.BACKEND_URL ?? "", anonKey: env.ANON_KEY },
    allowedOrigins: env.ALLOWED_ORIGINS,
    /**
     * Trusted proxies in front of the service, and the header with the visitor's address, in lower case. A known platform
     * overwrites its header, or appends the visitor's address as the last entry of `X-Forwarded-For`.
     */
    proxies:
      typeof env.TRUST_PROXY === "number"
        ? { count: env.TRUST_PROXY }
        : { count: platform ? 1 : 0, header: platform?.header },
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
      to: env.MAIL_TO ?? { name: "", address: env.CONTACT_EMAIL },
      /** Sender of all mail; the visitor's address is in `Reply-To`. */
      from: env.MAIL_FROM,
    },
    /** Webhook to which accepted messages and leads are posted; the secret is in the format of Standard Webhooks. */
    notify:
      env.NOTIFY_URL && env.NOTIFY_SECRET
        ? { url: env.NOTIFY_URL, secret: env.NOTIFY_SECRET }
        : undefined,
    /** Without `databaseUrl`, a SQLite file in `dataDir`. */
    store: { dataDir: env.DATA_DIR, ...postgresConnection(env, platform?.name === "Heroku") },
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
    /** The platform's id of the running release. */
    release: platform && present[platform.release],
    /** Warnings about settings that are allowed but unsafe, one line each. */
    warnings: warningsOf(env),
  };
}

function validate(present: NodeJS.ProcessEnv, onPlatform: boolean): Environment {
  const { data, error } = Environment.safeParse(present);
  const problems = conflictsOf(present, onPlatform);
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message;
  const lines = Object.entries(problems).map(([name, problem]) => `${name}: ${problem}`);
  if (!data || lines.length > 0) throw new ConfigError(lines.join("\n"));
  return data;
}

/** Problems between variables, and with the platform, by variable. */
function conflictsOf(present: NodeJS.ProcessEnv, onPlatform: boolean): Record<string, string> {
  const problems: Record<string, string> = {};
  const need = (name: string, reason: string) => {
    if (present[name] === undefined) problems[name] = `is required ${reason}`;
  };
  if (present.BACKEND_URL) need("ANON_KEY", "with BACKEND_URL: the key of that backend");
  if (present.NOTIFY_URL) need("NOTIFY_SECRET", "with NOTIFY_URL: it signs the posts");
  if (present.NOTIFY_SECRET) need("NOTIFY_URL", "with NOTIFY_SECRET");
  if ((present.EPHEMERAL_DISK ?? (onPlatform ? "on" : "off")) === "on") {
    const reason =
      "where the disk is ephemeral: or set EPHEMERAL_DISK=off and a volume at DATA_DIR";
    need("DATABASE_URL", reason);
    need("SMTP_URL", reason);
  }
  if (present.TRUST_PROXY === "platform" && !onPlatform) {
    problems.TRUST_PROXY = "this is no known platform; use the number of proxies in front";
  }
  return problems;
}

function warningsOf({ SMTP_URL = "", DATABASE_URL = "" }: Environment): string[] {
  const warnings: string[] = [];
  if (/[?&]requireTLS=false(?:&|$)/.test(SMTP_URL)) {
    warnings.push("SMTP_URL: requireTLS=false lets mail and password be sent unencrypted");
  }
  if (/[?&]sslmode=disable(?:&|$)/.test(DATABASE_URL)) {
    warnings.push("DATABASE_URL: sslmode=disable lets messages and password be sent unencrypted");
  }
  return warnings;
}
