import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { createAuthority, createSelfSigned } from "../support/certificates.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { type RecordingRelay, startRecordingRelay } from "../support/recordingRelay.ts";
import { startApp } from "../support/startApp.ts";

/** Address that reaches this machine but doesn't count as private. */
const FOREIGN_HOST = "0.0.0.0";

const authority = createAuthority();
const systemRoots = getCACertificates("default");

let postgres: Postgres;
let mailServer: MailServer;
let relays: { database: RecordingRelay; mail: RecordingRelay };
let databaseUrl: string;

/** Returns the URL through a relay. */
function through({ port }: RecordingRelay, url: string): string {
  return url.replace(/127\.0\.0\.1:\d+/, `${FOREIGN_HOST}:${port}`);
}

/** Returns all relayed bytes, one character each. */
function bytesOf(relay: RecordingRelay): string {
  return relay.recorded().toString("latin1");
}

beforeAll(async () => {
  setDefaultCACertificates([...systemRoots, authority.certificate]);
  // Like Heroku's: TLS only, with a self-signed certificate.
  postgres = await startPostgres({ tls: createSelfSigned(["127.0.0.1"]) });
  databaseUrl = await postgres.createDatabase();
  mailServer = await startMailServer({
    kind: "STARTTLS",
    certificate: authority.issue({ names: [FOREIGN_HOST] }),
  });
  relays = {
    database: await startRecordingRelay(Number(new URL(databaseUrl).port)),
    mail: await startRecordingRelay(Number(new URL(mailServer.url).port)),
  };
});
afterAll(async () => {
  setDefaultCACertificates(systemRoots);
  await Promise.all([relays.database.stop(), relays.mail.stop(), mailServer.stop()]);
  await postgres.stop();
});

describe("a service on Heroku with Postgres and a mail provider", () => {
  it("stores and mails a message without sending it or a password unencrypted", async () => {
    await using app = await startApp({
      DYNO: "web.1",
      DATABASE_URL: through(relays.database, databaseUrl),
      SMTP_URL: through(relays.mail, mailServer.url).replace("//", "//site:p4ssword@"),
    });
    const contact = aContact();

    const response = await fetch(`${app.url}${paths.contact}`, {
      method: "POST",
      headers: { apikey: app.anonKey, "Content-Type": "application/json" },
      body: JSON.stringify(contact),
    });

    expect(response.status).toBe(200);
    await mailServer.took(1);
    expect(mailServer.mails[0]!.text).toContain(contact.message);
    const heard = bytesOf(relays.database) + bytesOf(relays.mail);
    expect(bytesOf(relays.mail)).toContain("STARTTLS");
    const encoded = Buffer.from("\0site\0p4ssword").toString("base64");
    for (const secret of [
      contact.email,
      contact.name,
      "p4ssword",
      encoded,
      "insert into",
      "MAIL FROM",
    ]) {
      expect(heard).not.toContain(secret);
    }
  });
});
