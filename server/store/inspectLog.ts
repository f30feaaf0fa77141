import { readFileSync, statSync } from "node:fs";

/**
 * State of a write-ahead log. `whole`: ends with a commit (stale frames may follow), has no frames, is missing, or is
 * too large to check. `torn`: ends with an incomplete commit, after a kill, a power cut or a truncation. `damaged`:
 * SQLite would ignore commits in the log, or the whole log, without an error.
 */
export type LogState = "whole" | "torn" | "damaged";

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/** Magic number of the header; the last bit gives the byte order of checksums (0 little endian, 1 big endian). */
const MAGIC = 0x377f0682;

/** Maximum size in bytes of a log that is checked: checking more would delay the start. */
const MAX_BYTES = 67_108_864;

/**
 * Checks a log by SQLite's own recovery rules (https://sqlite.org/fileformat2.html#the_write_ahead_log). SQLite raises
 * no error for a damaged log. It ignores the whole log if the header is invalid, or the first invalid frame and all
 * later frames.
 */
export function inspectLog(path: string): LogState {
  const log = readLog(path);
  if (log.length === 0) return "whole";
  if (log.length < HEADER_BYTES) return "damaged";
  // A power cut during creation can leave only the header: SQLite flushes it before the first commit.
  if (log.length === HEADER_BYTES) return "whole";

  const magic = log.readUInt32BE(0);
  const isBigEndian = magic === MAGIC + 1;
  let sum = checksum(log.subarray(0, 24), isBigEndian, [0, 0]);
  if ((magic !== MAGIC && !isBigEndian) || !isAt(log, 24, sum)) return "damaged";

  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  let isValid = true;
  let isCommitted = true;
  for (let at = HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    // Different salts mark a stale frame: after a checkpoint SQLite overwrites the WAL from the start.
    if (!log.subarray(at + 8, at + 16).equals(salts)) {
      isValid = false;
      continue;
    }
    // The last frame of a commit has the database size in this field; others have 0.
    const isLast = log.readUInt32BE(at + 4) > 0;
    if (isValid) {
      sum = checksum(log.subarray(at, at + 8), isBigEndian, sum);
      sum = checksum(log.subarray(at + FRAME_HEADER_BYTES, at + frameBytes), isBigEndian, sum);
      isValid = isAt(log, at + 16, sum);
      isCommitted = isValid && isLast;
    } else if (isLast) {
      return "damaged";
    }
  }
  const isCut = (log.length - HEADER_BYTES) % frameBytes > 0;
  return isCommitted && !isCut ? "whole" : "torn";
}

/** Returns the bytes of a log; empty if the log is missing or too large to check. */
function readLog(path: string): Buffer {
  try {
    if (statSync(path).size <= MAX_BYTES) return readFileSync(path);
  } catch (error) {
    // The last process to close the database deletes the log, possibly between the two calls above.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return Buffer.alloc(0);
}

type Checksum = readonly [number, number];

/** Returns SQLite's checksum of the bytes, continued from an earlier one. */
function checksum(bytes: Buffer, isBigEndian: boolean, [first, second]: Checksum): Checksum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + view.getUint32(at, !isBigEndian) + second) >>> 0;
    second = (second + view.getUint32(at + 4, !isBigEndian) + first) >>> 0;
  }
  return [first, second];
}

function isAt(log: Buffer, at: number, [first, second]: Checksum): boolean {
  return log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second;
}
