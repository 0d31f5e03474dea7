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

/** For so long the same again is counted, not written. */
const WINDOW_MS = 60_000;

/**
 * How many different lines of a kind are written in that time: by one actor, from one address, by everybody together. Lines that only count
 * what was not written are bounded in the same way.
 */
const MOST = { actor: 30, address: 60, everybody: 600 } as const;

/** A kind whose lines are all written. */
const RETAINED: AuditKind = "changes";

const LONGEST = 64;

/** What was written in this minute, how often the same happened again, and who has used up how much of their share. */
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
 * Writes a security event to the audit log: one JSON line in DATA_DIR, at once. The same again within a minute becomes one more line with a
 * count at its end. Never throws: where the log cannot be written, the line goes to standard error.
 *
 * Each actor and each address has a share of the lines of a minute, so that a flood cuts only the lines of those who make it; what is cut
 * is counted in a line that says by whom and from where. Lines about accounts, credentials, groups, roles and the installation are never
 * cut. What bounds those: each follows a change that was made, so it is limited as its operation is (`identity/limits.ts`: 240 changes a
 * minute by one account; sign-ups, new groups and wrong passphrases less), the same line again is only counted, and no more than two files
 * of 4 MB are kept of each kind (`auditFiles.ts`). Events at tables, which need no account, have files of their own.
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

/** A line that says no more than when, what and these. */
const pick = ({ at, event, ...details }: AuditLine, kept: readonly ("who" | "from")[]): AuditLine => ({
  at,
  event,
  ...Object.fromEntries(kept.flatMap((name) => (details[name] ? [[name, details[name]]] : []))),
});

const restOf = (line: AuditLine): string => `rest ${signOf(line)}`;

/** Everything that a line says but when. */
const signOf = (line: AuditLine): string => JSON.stringify({ ...line, at: "" });

/** Whether one more line is within the shares of its actor, of its address and of everybody; counted in each where it is. */
function fits(used: Map<string, number>, of: string, { who, from = "" }: AuditLine): boolean {
  const shares = [
    [`${of} everybody`, MOST.everybody],
    [`${of} address ${from}`, MOST.address],
    ...(who === undefined ? [] : ([[`${of} actor ${who}`, MOST.actor]] as const)),
  ] as const;
  if (shares.some(([share, most]) => (used.get(share) ?? 0) >= most)) return false;
  for (const [share] of shares) used.set(share, (used.get(share) ?? 0) + 1);
  return true;
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
