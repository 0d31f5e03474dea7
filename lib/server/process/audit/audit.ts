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
import { processSingleton } from "../processSingleton";
import { requestAddress } from "../requestContext";
import { appendLine, asLine, auditFile } from "./auditFiles";

/** Within this window, a repeated line is counted instead of written. */
const WINDOW_MS = 60_000;

/**
 * Rate limits: different lines of a kind per window, by actor, by address and in total. Lines that only
 * report counts have the same limits.
 */
const MAX_REFUSALS = { actor: 30, address: 60, everybody: 600 } as const;

/** The kind whose lines are never dropped. */
const RETAINED: AuditKind = "changes";

const MAX_DETAIL_LENGTH = 64;

/**
 * The lines written in the current window, how often each repeated, and the share each actor and address has
 * used.
 */
interface Window {
  readonly repeats: Map<string, { readonly line: AuditLine; more: number }>;
  readonly used: Map<string, number>;
}

const minute = () => processSingleton("Audit", (): { window: Window | null } => ({ window: null }));

const kindOf = (event: AuditEvent): AuditKind =>
  (Object.keys(AUDIT_EVENTS) as AuditKind[]).find((kind) =>
    (AUDIT_EVENTS[kind] as readonly string[]).includes(event),
  ) as AuditKind;

/**
 * Writes a security event to the audit log at once, as one JSON line in DATA_DIR. Repeats within a minute
 * become one more line with a count at its end. It never throws: if the log cannot be written, the line goes
 * to standard error.
 *
 * Each actor and each address has a share of the lines per minute, so a flood drops only its sender's lines.
 * Dropped lines are counted in a line that names the actor and the address. Lines about accounts,
 * credentials, groups, roles and the server are never dropped. Other limits bound those: each follows a
 * change, and changes are rate limited (`identity/limits.ts`, 240 a minute per account). Sign-ups, new groups
 * and wrong passwords have lower limits. Each kind keeps at most two files of 4 MB (`auditFiles.ts`). Events
 * at tables need no account, so they have files of their own.
 */
export function audit(event: AuditEvent, details: AuditDetails = {}): void {
  const { repeats, used } = openWindow();
  const kind = kindOf(event);
  const from = digest("address", requestAddress());
  const at = new Date().toISOString();
  const line: AuditLine = { at, event, ...short(details), ...(from && { from }) };
  const known = repeats.get(signOf(line));
  if (known) {
    known.more++;
    return;
  }
  if (kind === RETAINED || fits(used, kind, line)) {
    repeats.set(signOf(line), { line, more: 0 });
    write(kind, line);
    return;
  }
  const rest = [pick(line, ["who", "from"]), pick(line, ["from"])].find(
    (one) => repeats.has(restOf(one)) || fits(used, `rest ${kind}`, one),
  );
  const counted = rest ?? pick(line, []);
  repeats.set(restOf(counted), { line: counted, more: (repeats.get(restOf(counted))?.more ?? 0) + 1 });
}

/** Reduces a line to its time, its event and the kept fields. */
const pick = ({ at, event, ...details }: AuditLine, fields: readonly ("who" | "from")[]): AuditLine => ({
  at,
  event,
  ...Object.fromEntries(fields.flatMap((name) => (details[name] ? [[name, details[name]]] : []))),
});

const restOf = (line: AuditLine): string => `rest ${signOf(line)}`;

/** Identifies a line by everything except its time. */
const signOf = (line: AuditLine): string => JSON.stringify({ ...line, at: "" });

/**
 * Counts a line against the shares of its actor, its address and the total. Returns false, and counts
 * nothing, if a share is used up.
 */
function fits(used: Map<string, number>, of: string, { who, from = "" }: AuditLine): boolean {
  const shares = [
    [`${of} everybody`, MAX_REFUSALS.everybody],
    [`${of} address ${from}`, MAX_REFUSALS.address],
    ...(who === undefined ? [] : ([[`${of} actor ${who}`, MAX_REFUSALS.actor]] as const)),
  ] as const;
  if (shares.some(([share, most]) => (used.get(share) ?? 0) >= most)) return false;
  for (const [share] of shares) used.set(share, (used.get(share) ?? 0) + 1);
  return true;
}

/** Writes the pending counts. It runs at the end of each minute that has any, and at shutdown. */
export function flushAudit(): void {
  const { window } = minute();
  minute().window = null;
  for (const { line, more } of window?.repeats.values() ?? [])
    if (more > 0) write(kindOf(line.event), { ...line, more });
}

/**
 * Keyed digest of an email for the log. Equal emails give equal digests; without the server's secret no one
 * can reverse them.
 */
export const mailboxDigest = (email: string | null): string | undefined =>
  digest("mailbox", email?.toLowerCase());

/** Truncates ids taken from a request path, because the sender controls them. */
const short = (details: AuditDetails): AuditDetails =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.slice(0, MAX_DETAIL_LENGTH)]] : [],
    ),
  );

function openWindow(): Window {
  const known = minute();
  if (known.window === null) {
    known.window = { repeats: new Map(), used: new Map() };
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
    // No secret, so no digest.
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
