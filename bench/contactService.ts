// Program that runs the service's contact handler with the mail server and store of the environment variables; without
// `SMTP_URL` it stores and sends nothing.
import express from "express";
import { paths } from "../src/shared/paths.ts";
import { acceptContact } from "../server/contact/acceptContact.ts";
import { sendContactEmail } from "../server/contact/sendContactEmail.ts";
import { answerErrors } from "../server/http/answerErrors.ts";
import { readBody } from "../server/http/readBody.ts";
import { createLog } from "../server/log.ts";
import { createLeases } from "../server/mail/leases.ts";
import { type Outbox, createOutbox } from "../server/mail/outbox.ts";
import { mailSender } from "../server/mail/mailSender.ts";
import { startDelivery } from "../server/mail/startDelivery.ts";
import { openStore } from "../server/store/openStore.ts";
import { aMailer } from "../test/support/aMailer.ts";

const { PORT, DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl, SMTP_URL: server } = process.env;
const log = createLog({ level: "silent" }, { write: () => {} });

let outbox: Pick<Outbox, "add"> = { add: async ({ id }) => ({ status: "accepted", id }) };
if (server !== undefined) {
  const store = openStore({ dataDir, databaseUrl });
  const stored = createOutbox({ store });
  const mailer = aMailer(server);
  startDelivery({
    outbox: stored,
    leases: createLeases({ store }),
    sender: mailSender(mailer),
    log,
  });
  outbox = stored;
}

express()
  .post(paths.contact, readBody(32 * 1024), sendContactEmail({ accept: acceptContact({ outbox }) }))
  .use(answerErrors(log))
  .listen(Number(PORT), "127.0.0.1");
