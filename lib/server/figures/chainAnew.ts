import { chainedOn } from "@/lib/views/figures/chains";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { Prisma } from "../generated/prisma/client";
import type { Added } from "./basis";
import { type ChainsTo, placeOf } from "./sumGroup";

/** The chains of a group's games of one kind, from the first to the last that stands in its sums; null where none of them ended. */
export async function chainAnew({
  groupId,
  ruleSet,
}: {
  readonly groupId: string;
  readonly ruleSet: string;
}): Promise<ChainsTo | null> {
  const rows = await database().gameTally.findMany({
    where: { groupId, added: { not: Prisma.DbNull }, game: { ruleSet, ...NOT_DELETED } },
    orderBy: [{ game: { playedAt: "asc" } }, { gameId: "asc" }],
    select: { gameId: true, added: true, game: { select: { playedAt: true } } },
  });
  return rows.reduce<ChainsTo | null>((chains, { gameId: id, added, game: { playedAt } }) => {
    const { link } = added as unknown as Added;
    if (link === null) return chains;
    return { people: chainedOn(chains?.people ?? {}, { ...link, id }), last: placeOf({ playedAt, id }) };
  }, null);
}

declare module "../process/workers/pool" {
  interface Tasks {
    readonly chainAnew: typeof chainAnew;
  }
}
