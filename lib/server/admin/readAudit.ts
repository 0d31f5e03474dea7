import { AUDIT_EVENTS, type AuditKind, type AuditLineShown } from "@/lib/protocol/audit";
import { database } from "../db/db";
import type { InstallationPass } from "../identity/access";
import { lastLines } from "../process/audit/auditFiles";
import { readEnvironment } from "../process/env";

/** Limits per kind, so that repeated refusals do not hide changes. */
const SHOWN: Readonly<Record<AuditKind, number>> = { changes: 50, tables: 10, refusals: 30, faults: 10 };

/** Reads the last security events, newest first, with the names of people who still exist. */
export async function readAudit(_pass: InstallationPass): Promise<readonly AuditLineShown[]> {
  const { dataDir } = readEnvironment();
  const lines = (Object.keys(AUDIT_EVENTS) as AuditKind[])
    .flatMap((kind) => lastLines(dataDir, kind, SHOWN[kind]))
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  const people = lines.flatMap(({ who, about }) => [who ?? [], about ?? []].flat());
  const groups = lines.flatMap(({ group }) => group ?? []);
  const select = { id: true, name: true } as const;
  const found = await Promise.all([
    database().account.findMany({ where: { id: { in: [...new Set(people)] } }, select }),
    database().group.findMany({ where: { id: { in: [...new Set(groups)] } }, select }),
  ]);
  const names = Object.fromEntries(found.flat().map(({ id, name }) => [id, name]));
  const namesIn = (ids: readonly (string | undefined)[]) =>
    Object.fromEntries(
      ids.flatMap((id) => (id !== undefined && names[id] !== undefined ? [[id, names[id]]] : [])),
    );
  return lines.map((line) => ({ ...line, names: namesIn([line.who, line.about, line.group]) }));
}
