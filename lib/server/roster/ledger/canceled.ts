import type { Reader } from "../../db/reader";

/** Returns which of these entries are canceled. */
export async function canceledAmong(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db.ledgerLine.findMany({
    where: { takesBack: { in: [...ids] } },
    select: { takesBack: true },
  });
  return new Set(found.flatMap(({ takesBack }) => takesBack ?? []));
}
