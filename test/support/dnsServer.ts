import { createSocket } from "node:dgram";
import { once } from "node:events";

/** DNS server on this machine, for queries of TXT records and of the root. */
export interface DnsServer {
  /** Host and port, for `Resolver.setServers`. */
  address: string;
  /**
   * TXT records by name. Parents of these names exist without records, and the root has a name server. The answer for
   * any other name is NXDOMAIN.
   */
  texts: Record<string, readonly string[]>;
  stop(): Promise<void>;
}

const TXT = 16;
const NO_SUCH_NAME = 3;

export async function startDnsServer(texts: DnsServer["texts"] = {}): Promise<DnsServer> {
  const socket = createSocket("udp4");
  const server: DnsServer = {
    address: "",
    texts,
    async stop() {
      socket.close();
      await once(socket, "close");
    },
  };

  socket.on("message", (query, { address, port }) => {
    const { name, end } = questionOf(query);
    const isText = query.readUInt16BE(end) === TXT;
    const records = name === "" ? [rootNameServer()] : isText ? textRecords(name) : [];
    const exists =
      records.length > 0 || Object.keys(server.texts).some((known) => known.endsWith(`.${name}`));
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8580 | (exists ? 0 : NO_SUCH_NAME), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...records]), port, address);
  });

  function textRecords(name: string): Buffer[] {
    return (server.texts[name] ?? []).map((text) =>
      record(TXT, Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])),
    );
  }

  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

/** Returns the queried name in lower case and the offset after it (RFC 1035, section 4.1.2). */
function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let offset = 12;
  while (query[offset] !== 0) {
    const length = query[offset]!;
    labels.push(query.toString("latin1", offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: offset + 1 };
}

/** Returns a resource record whose name is a pointer to the name in the question. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function rootNameServer(): Buffer {
  return record(2, Buffer.from("\u0001a\u000croot-servers\u0003net\u0000", "latin1"));
}
