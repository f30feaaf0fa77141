import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type Examination, type Finding, findingsOf } from "./Check.ts";

const { ok, warning, failure } = findingsOf("clock");

/** Server of Brazil's official time (https://ntp.br), queried only if no other check has measured a clock offset. */
export const TIME_SERVER = { host: "a.st1.ntp.br", port: 123 };

export type TimeServer = typeof TIME_SERVER;

const NTP_LIMIT_MS = 1500;
const NTP_EPOCH_S = 2_208_988_800;
/** Clock offsets from which the check reports a warning or a failure. */
const WARNING_MS = 5000;
const FAILURE_MS = 60_000;

/** Compares this machine's clock with the servers that other checks contacted or, if there are none, a time server. */
export async function checkClock(
  { clockOffsets }: Pick<Examination, "clockOffsets">,
  timeServer: TimeServer,
): Promise<Finding> {
  const offsets = clockOffsets.length > 0 ? clockOffsets : await askTimeServer(timeServer);
  if (offsets.length === 0) {
    return warning(
      "it can't be compared: no other machine tells its time",
      'look at "timedatectl"',
    );
  }
  // Use the smallest offset: if one of several servers has a wrong clock, it must not count as our error.
  const offset = offsets.reduce((least, other) =>
    Math.abs(other) < Math.abs(least) ? other : least,
  );
  if (Math.abs(offset) < WARNING_MS) return ok("right within seconds");

  const message = `this machine's clock is ${Math.round(Math.abs(offset) / 1000)} s ${offset > 0 ? "slow" : "fast"}`;
  const report = Math.abs(offset) < FAILURE_MS ? warning : failure;
  return report(message, "switch time synchronisation on (chrony, systemd-timesyncd)");
}

/** Returns how many ms the server's clock is ahead, by SNTP (RFC 4330); an empty array without a response. */
async function askTimeServer({ host, port }: TimeServer): Promise<number[]> {
  const socket = createSocket("udp4");
  try {
    const request = Buffer.alloc(48);
    // Version 4, mode 3 (client); all other fields are 0.
    request[0] = 0x23;
    const signal = AbortSignal.timeout(NTP_LIMIT_MS);
    const answer = once(socket, "message", { signal }) as Promise<[Buffer]>;
    const asked = Date.now();
    socket.send(request, port, host, (error) => {
      if (error) socket.emit("error", error);
    });
    const [packet] = await answer;
    const seconds = packet.readUInt32BE(40) - NTP_EPOCH_S;
    const fraction = packet.readUInt32BE(44) / 2 ** 32;
    return [(seconds + fraction) * 1000 - (asked + Date.now()) / 2];
  } catch {
    return [];
  } finally {
    socket.close();
  }
}
