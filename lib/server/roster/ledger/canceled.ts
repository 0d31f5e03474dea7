import type { Reader } from "../../db/reader";

/** Which of these lines were taken back. */
export async function canceledAmong(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db.ledgerLine.findMany({
    where: { takesBack: { in: [...ids] } },
    select: { takesBack: true },
  });
  return new Set(found.flatMap(({ takesBack }) => takesBack ?? []));
}
