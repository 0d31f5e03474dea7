import {
  appendFileSync,
  closeSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { AUDIT_EVENTS, type AuditKind, type AuditLine } from "@/lib/protocol/audit";
import { hasCode } from "../operatorError";

/** Maximum size of each file. Each kind keeps two. */
const MAX_BYTES = 4_000_000;

/**
 * A file rotates when its first line is older than this, even if it is not full. The rotated file is deleted
 * after the same time.
 */
const OLD_MS = 90 * 24 * 60 * 60 * 1000;

const EVENTS: readonly string[] = Object.values(AUDIT_EVENTS).flat();

/** Enough for the last lines a page shows. */
const TAIL_BYTES = 64 * 1024;

/** The file for a kind: `audit-refusals.jsonl`, or `audit-refusals.1.jsonl` for the rotated one. */
export const auditFile = (dataDir: string, kind: AuditKind): string =>
  path.join(dataDir, `audit-${kind}.jsonl`);
const olderFile = (file: string): string => file.replace(/\.jsonl$/, ".1.jsonl");

/**
 * Appends a line to a file that only its owner can read. If a power cut truncated the last line, it starts a
 * new one. Throws file system errors.
 */
export function appendLine(file: string, line: AuditLine): void {
  const { bytes, whole } = endOf(file);
  if (bytes > MAX_BYTES) renameSync(file, olderFile(file));
  appendFileSync(file, `${whole ? "" : "\n"}${asLine(line)}\n`, { mode: 0o600 });
}

/**
 * Serializes to one line of printable ASCII. User input can neither end the line (some readers split at
 * U+2028) nor reverse text direction in a terminal.
 */
export const asLine = (line: AuditLine): string =>
  JSON.stringify(line).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Returns a file's length and whether its last line is complete. */
function endOf(file: string): { readonly bytes: number; readonly whole: boolean } {
  const tail = readTail(file, 1);
  return { bytes: tail.bytes, whole: tail.text === "" || tail.text === "\n" };
}

/** Reads the last bytes of a file as text, or nothing if the file is missing. */
function readTail(file: string, most: number): { readonly bytes: number; readonly text: string } {
  let handle: number;
  try {
    handle = openSync(file, "r");
  } catch (thrown) {
    if (hasCode(thrown, "ENOENT")) return { bytes: 0, text: "" };
    throw thrown;
  }
  try {
    const bytes = fstatSync(handle).size;
    const tail = Buffer.alloc(Math.min(most, bytes));
    const read = readSync(handle, tail, 0, tail.length, bytes - tail.length);
    return { bytes, text: tail.subarray(0, read).toString("utf8") };
  } finally {
    closeSync(handle);
  }
}

/** Reads the last lines of a kind, newest first. It skips incomplete lines. */
export function lastLines(dataDir: string, kind: AuditKind, most: number): readonly AuditLine[] {
  const file = auditFile(dataDir, kind);
  const lines: AuditLine[] = [];
  for (const one of [file, olderFile(file)])
    for (const text of readTail(one, TAIL_BYTES).text.split("\n").reverse()) {
      const line = readLine(text);
      if (line && lines.length < most) lines.push(line);
    }
  return lines;
}

/** Accepts events of any kind, because older versions logged table events among the changes. */
function readLine(text: string): AuditLine | null {
  try {
    const line: AuditLine = JSON.parse(text);
    return EVENTS.includes(line.event) && !Number.isNaN(Date.parse(line.at)) ? line : null;
  } catch {
    return null;
  }
}

/**
 * Rotates a file whose first line is older than 90 days. Deletes a rotated file 90 days after its last line.
 * @returns how many files were deleted.
 */
export function pruneAudit(dataDir: string, now: Date): number {
  let deleted = 0;
  for (const kind of Object.keys(AUDIT_EVENTS) as AuditKind[]) {
    const file = auditFile(dataDir, kind);
    const older = olderFile(file);
    if (ageOf(older, now) > OLD_MS) {
      rmSync(older, { force: true });
      deleted++;
    }
    const first = readFirst(file);
    if (first && now.getTime() - Date.parse(first.at) > OLD_MS) renameSync(file, older);
  }
  return deleted;
}

const ageOf = (file: string, now: Date): number => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? now.getTime() - found.mtimeMs : 0;
};

function readFirst(file: string): AuditLine | null {
  try {
    const handle = openSync(file, "r");
    const head = Buffer.alloc(4096);
    try {
      const read = readSync(handle, head, 0, head.length, 0);
      return readLine(head.subarray(0, read).toString("utf8").split("\n")[0] ?? "");
    } finally {
      closeSync(handle);
    }
  } catch (thrown) {
    if (hasCode(thrown, "ENOENT")) return null;
    throw thrown;
  }
}
