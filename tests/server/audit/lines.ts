import { existsSync, readFileSync } from "node:fs";
import { AUDIT_EVENTS, type AuditKind, type AuditLine } from "@/lib/protocol/audit";
import { flushAudit } from "@/lib/server/process/audit/audit";
import { auditFile } from "@/lib/server/process/audit/auditFiles";

const KINDS = Object.keys(AUDIT_EVENTS) as AuditKind[];

/** The audit log's text so far: all kinds in order, or the given ones. */
export function auditText(kinds: readonly AuditKind[] = KINDS, dataDir = process.env.DATA_DIR ?? ""): string {
  flushAudit();
  return kinds
    .map((kind) => auditFile(dataDir, kind))
    .map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""))
    .join("");
}

/** The same as lines. */
export const auditLines = (kinds?: readonly AuditKind[]): readonly AuditLine[] =>
  auditText(kinds)
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => JSON.parse(text) as AuditLine);

/** The lines an action logs, without times. */
export async function loggedBy(action: () => unknown): Promise<readonly Omit<AuditLine, "at">[]> {
  const before = new Map(KINDS.map((kind) => [kind, auditLines([kind]).length]));
  await action();
  return KINDS.flatMap((kind) => auditLines([kind]).slice(before.get(kind))).map(
    ({ at: _, ...line }) => line,
  );
}
