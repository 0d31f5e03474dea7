import { createHmac } from "node:crypto";
import {
  AUDIT_EVENTS,
  type AuditDetails,
  type AuditEvent,
  type AuditKind,
  type AuditLine,
} from "@/lib/protocol/audit";
import { readEnvironment } from "../env";
import { installationSecret } from "../installationSecret";
import { oneForAll } from "../oneForAll";
import { requestAddress } from "../requestContext";
import { appendLine, asLine, auditFile } from "./auditFiles";

/** For so long the same again is counted, not written. */
const WINDOW_MS = 60_000;

/** So many different lines of a kind are written in that time; what else happens is counted by its event alone. */
const MOST_LINES = 30;

const LONGEST = 64;

/** What was written in this minute, and how often the same happened again. */
interface Window {
  readonly repeats: Map<string, { readonly line: AuditLine; more: number }>;
  readonly written: Map<AuditKind, number>;
}

const minute = () => oneForAll("Audit", (): { window: Window | null } => ({ window: null }));

const kindOf = (event: AuditEvent): AuditKind =>
  (Object.keys(AUDIT_EVENTS) as AuditKind[]).find((kind) =>
    (AUDIT_EVENTS[kind] as readonly string[]).includes(event),
  ) as AuditKind;

/**
 * Writes a security event to the audit log: one JSON line in DATA_DIR, at once. The same again within a minute becomes one
 * more line with a count at its end, and no more than 30 different lines of a kind are written in a minute, so that a flood
 * neither fills the disk nor pushes out what matters. Never throws: where the log cannot be written, the line goes to standard error.
 */
export function audit(event: AuditEvent, details: AuditDetails = {}): void {
  const window = openWindow();
  const kind = kindOf(event);
  const from = digest("address", requestAddress());
  const line: AuditLine = { at: new Date().toISOString(), event, ...short(details), ...(from && { from }) };
  const same = JSON.stringify({ ...line, at: "" });
  const written = window.written.get(kind) ?? 0;
  const repeated = window.repeats.get(same);
  if (repeated) repeated.more++;
  else if (written < MOST_LINES) {
    window.written.set(kind, written + 1);
    window.repeats.set(same, { line, more: 0 });
    write(kind, line);
  } else {
    const rest = window.repeats.get(event) ?? { line: { at: line.at, event }, more: 0 };
    window.repeats.set(event, rest);
    rest.more++;
  }
}

/** Writes what was only counted so far. Called at the end of each minute in which something was, and when the program stops. */
export function flushAudit(): void {
  const { window } = minute();
  minute().window = null;
  for (const { line, more } of window?.repeats.values() ?? [])
    if (more > 0) write(kindOf(line.event), { ...line, more });
}

/** An e-mail as the log knows it: the same one gives the same sign, and nobody reads it back without the installation's secret. */
export const mailboxDigest = (email: string | null): string | undefined =>
  digest("mailbox", email?.toLowerCase());

/** What stands in an address is its sender's choice: no more of it than any id of ours is long. */
const short = (details: AuditDetails): AuditDetails =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.slice(0, LONGEST)]] : [],
    ),
  );

function openWindow(): Window {
  const known = minute();
  if (known.window === null) {
    known.window = { repeats: new Map(), written: new Map() };
    setTimeout(flushAudit, WINDOW_MS).unref();
  }
  return known.window;
}

function digest(what: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    const key = installationSecret();
    return createHmac("sha256", key).update(`audit:${what}:${text}`).digest("hex").slice(0, 12);
  } catch {
    // Without its secret the installation tells no addresses apart.
    return undefined;
  }
}

function write(kind: AuditKind, line: AuditLine): void {
  try {
    appendLine(auditFile(readEnvironment().dataDir, kind), line);
  } catch {
    console.error(asLine(line));
  }
}
