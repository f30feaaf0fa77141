import { readFileSync, statSync } from "node:fs";

/**
 * What a write-ahead log holds: `whole` commits; an unfinished one at its end (`torn`), as a kill or a power cut
 * leaves it and a truncated file looks; or it is `damaged`, so that SQLite would drop commits without a word.
 */
export type LogState = "whole" | "torn" | "damaged";

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/** Followed by the byte order of the checksums: 0 little, 1 big endian. */
const MAGIC = 0x377f0682;

/** Reading more would hold up the start. */
const MAX_BYTES = 67_108_864;

/**
 * Reads a log as SQLite does when it recovers (https://sqlite.org/fileformat2.html#the_write_ahead_log). SQLite ignores a
 * log whose header is wrong, and all frames from the first wrong one on; neither is an error to it.
 */
export function inspectLog(path: string): LogState {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0 || size > MAX_BYTES) return "whole";
  const log = readFileSync(path);
  if (log.length < HEADER_BYTES) return "damaged";
  // A power cut while the log was begun: the header is flushed before the first commit.
  if (log.length === HEADER_BYTES) return "whole";

  const magic = log.readUInt32BE(0);
  const isBigEndian = magic === MAGIC + 1;
  const sum = new Checksum(isBigEndian);
  sum.add(log, 0, 24);
  if ((magic !== MAGIC && !isBigEndian) || !sum.equals(log, 24)) return "damaged";

  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  let isValid = true;
  let isCommitted = true;
  for (let at = HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    // A frame of an earlier round: the log is written over from its beginning.
    if (!log.subarray(at + 8, at + 16).equals(salts)) {
      isValid = false;
      continue;
    }
    // A commit's last frame holds the size of the database.
    const isLast = log.readUInt32BE(at + 4) > 0;
    if (isValid) {
      sum.add(log, at, 8);
      sum.add(log, at + FRAME_HEADER_BYTES, frameBytes - FRAME_HEADER_BYTES);
      isValid = sum.equals(log, at + 16);
      isCommitted = isValid && isLast;
    } else if (isLast) {
      return "damaged";
    }
  }
  const isCut = (log.length - HEADER_BYTES) % frameBytes > 0;
  return isCommitted && !isCut ? "whole" : "torn";
}

class Checksum {
  readonly #isBigEndian: boolean;
  #first = 0;
  #second = 0;

  constructor(isBigEndian: boolean) {
    this.#isBigEndian = isBigEndian;
  }

  add(bytes: Buffer, start: number, length: number): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset + start, length);
    for (let at = 0; at < length; at += 8) {
      this.#first = (this.#first + view.getUint32(at, !this.#isBigEndian) + this.#second) >>> 0;
      this.#second =
        (this.#second + view.getUint32(at + 4, !this.#isBigEndian) + this.#first) >>> 0;
    }
  }

  equals(bytes: Buffer, at: number): boolean {
    return bytes.readUInt32BE(at) === this.#first && bytes.readUInt32BE(at + 4) === this.#second;
  }
}
