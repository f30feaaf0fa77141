// Program that runs the service's contact handler with the given store and mail server, or without a store. Prints
// its URL.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { paths } from "../src/shared/paths.ts";
import { acceptContact } from "../server/contact/acceptContact.ts";
import { sendContactEmail } from "../server/contact/sendContactEmail.ts";
import { answerErrors } from "../server/http/answerErrors.ts";
import { readBody } from "../server/http/readBody.ts";
import { createLog } from "../server/log.ts";
import { createMailer } from "../server/mail/mailer.ts";
import { createLeases } from "../server/mail/leases.ts";
import { type Outbox, createOutbox } from "../server/mail/outbox.ts";
import { mailSender } from "../server/mail/mailSender.ts";
import { startDelivery } from "../server/mail/startDelivery.ts";
import { openStore } from "../server/store/openStore.ts";

const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: server } = process.env;
const log = createLog({ level: "silent" }, { write: () => {} });

let outbox: Pick<Outbox, "add"> = { add: async ({ id }) => ({ status: "accepted", id }) };
if (dataDir !== undefined) {
  const store = openStore({ dataDir, databaseUrl });
  const stored = createOutbox({ store });
  const mailer = createMailer({
    requireTls: false,
    server,
    directory: `${dataDir}/mail`,
    to: { name: "", address: "contato@nora.example" },
    from: { name: "Site Nora", address: "site@nora.example" },
  });
  startDelivery({
    outbox: stored,
    leases: createLeases({ store }),
    sender: mailSender(mailer),
    log,
  });
  outbox = stored;
}

const app = express()
  .post(paths.contact, readBody(32 * 1024), sendContactEmail({ accept: acceptContact({ outbox }) }))
  .use(answerErrors(log));
const http = createServer(app).listen(0, "127.0.0.1");
await once(http, "listening");
process.stdout.write(`http://127.0.0.1:${(http.address() as AddressInfo).port}\n`);
