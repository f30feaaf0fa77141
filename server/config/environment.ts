import { z } from "zod";
import { isCnpj } from "./cnpj.ts";
import { certificates, databaseUrl } from "./database.ts";
import {
  address,
  limit,
  mailbox,
  notifySecret,
  notifyUrl,
  onOff,
  origin,
  secrets,
  visibleAscii,
  whatsapp,
  wholeNumber,
} from "./schemas.ts";
import { smtpUrl } from "./smtp.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(origin));

/** Types, defaults and checks of the environment variables. */
export const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  SITE_URL: origin.optional(),
  CONTACT_EMAIL: address.default("contato@nora.example"),
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
  OPENAI_API_KEY: visibleAscii.optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: "use an http(s) address" }).optional(),
  OPENAI_MODEL: visibleAscii.default("gpt-5.4-mini"),
  OPENAI_TIMEOUT_MS: wholeNumber(1000, 25_000).default(12_000),
  CHAT_DAILY_LIMIT: wholeNumber(0, 1_000_000_000).default(2000),
  CHAT_FALLBACK: onOff.default(true),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_CA: certificates.optional(),
  DATA_DIR: z.string().regex(/\S/, "use the path of a directory").default("./data"),
  EPHEMERAL_DISK: onOff.optional(),
  ANON_KEY: visibleAscii.optional(),
  SESSION_SECRET: secrets.optional(),
  ALLOWED_ORIGINS: origins.default([]),
  BACKEND_URL: origin.optional(),
  CONTACT_RATE_LIMIT: limit.default({ requests: 5, seconds: 600 }),
  CHAT_RATE_LIMIT: limit.default({ requests: 20, seconds: 60 }),
  SESSION_RATE_LIMIT: limit.default({ requests: 30, seconds: 3600 }),
  TRUST_PROXY: z
    .string()
    .regex(/^(?:\d{1,2}|platform)$/, "use the number of proxies in front, or platform")
    .transform((value) => (value === "platform" ? value : Number(value)))
    .optional(),
  RETENTION_DAYS: wholeNumber(1, 36_500).default(180),
  METRICS_TOKEN: visibleAscii.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `use one of ${LOG_LEVELS.join(", ")}`).default("info"),
});

/** Valid variables, with the defaults filled in. */
export type Environment = z.output<typeof Environment>;
