import { z } from "zod";
import { isCnpj } from "./cnpj.ts";
import { certificates, databaseUrl } from "./database.ts";
import { limit } from "./limit.ts";
import { bareAddress, mailbox } from "./mailbox.ts";
import { notifySecret, notifyUrl } from "./notify.ts";
import { smtpUrl } from "./smtp.ts";
import { whatsapp } from "./whatsapp.ts";

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
  .transform((list) => list.split(",").map((entry) => entry.trim()))
  .transform((entries) => entries.filter(Boolean))
  .pipe(z.array(origin));

function whole(minimum: number, maximum: number) {
  const message = `use a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message);
}

/** Key or token that is valid in a header. */
const visible = z.string().regex(/^[\x21-\x7e]+$/, "use visible ASCII characters");

/** Types, defaults and checks of the environment variables. */
export const Environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().optional(),
  SITE_URL: origin.optional(),
  CONTACT_EMAIL: bareAddress.default({ name: "", address: "contato@nora.example" }),
  COMPANY_CNPJ: z
    .string()
    .refine(isCnpj, "use a CNPJ such as 11.222.333/0001-81, with its check digits right")
    .default("11.222.333/0001-81"),
  COMPANY_WHATSAPP: whatsapp.optional(),
  MAIL_TO: mailbox.optional(),
  MAIL_FROM: mailbox.default({ name: "Site Nora", address: "site@nora.example" }),
  SMTP_URL: smtpUrl.optional(),
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
  TRUST_PROXY: z
    .string()
    .regex(
      /^(?:\d{1,2}|platform)$/,
      "use the number of proxies in front, such as 0 or 1, or platform",
    )
    .transform((value) => (value === "platform" ? value : Number(value)))
    .optional(),
  RETENTION_DAYS: whole(1, 36_500).default(180),
  METRICS_TOKEN: visible.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `use one of ${LOG_LEVELS.join(", ")}`).default("info"),
});

/** Valid variables, with the defaults filled in. */
export type Environment = z.output<typeof Environment>;
