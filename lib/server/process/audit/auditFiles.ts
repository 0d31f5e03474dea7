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

/** Two files of each kind are kept, each of so many bytes at most. */
const MAX_BYTES = 4_000_000;

/** A file of lines that are older than this is put away even when it is not full, and goes after as long again. */
const OLD_MS = 90 * 24 * 60 * 60 * 1000;

const EVENTS: readonly string[] = Object.values(AUDIT_EVENTS).flat();

/** Enough for the last lines that anybody looks at. */
const TAIL_BYTES = 64 * 1024;

/** Where the lines of a kind are written, `audit-refusals.jsonl`, and where those from before are: `audit-refusals.1.jsonl`. */
export const auditFile = (dataDir: string, kind: AuditKind): string =>
  path.join(dataDir, `audit-${kind}.jsonl`);
const olderFile = (file: string): string => file.replace(/\.jsonl$/, ".1.jsonl");

/**
 * Appends a line, readable by the owner of the file only. Where a line before it was cut off, as by a power cut, it begins a new one.
 * Throws what the disk throws.
 */
export function appendLine(file: string, line: AuditLine): void {
  const { bytes, whole } = endOf(file);
  if (bytes > MAX_BYTES) renameSync(file, olderFile(file));
  appendFileSync(file, `${whole ? "" : "\n"}${asLine(line)}\n`, { mode: 0o600 });
}

/**
 * One line of printable ASCII: what somebody put into an address neither ends a line, as some readers take U+2028 to do, nor turns
 * about how it reads on a terminal.
 */
export const asLine = (line: AuditLine): string =>
  JSON.stringify(line).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** How long a file is, and whether its last line is a whole one. */
function endOf(file: string): { readonly bytes: number; readonly whole: boolean } {
  const tail = readTail(file, 1);
  return { bytes: tail.bytes, whole: tail.text === "" || tail.text === "\n" };
}

/** The last bytes of a file as text; nothing where there is no such file. */
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

/** The last lines of a kind, the latest first; what is no whole line is passed over. */
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

/** An event of any kind: events of tables once stood among the changes. */
function readLine(text: string): AuditLine | null {
  try {
    const line: AuditLine = JSON.parse(text);
    return EVENTS.includes(line.event) && !Number.isNaN(Date.parse(line.at)) ? line : null;
  } catch {
    return null;
  }
}

/**
 * Lets old lines go: a file that begins with a line older than 90 days is put away, and deleted 90 days after its last one.
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
