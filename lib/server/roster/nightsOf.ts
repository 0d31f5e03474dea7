import type { NightBuyIn, NightLine } from "@/lib/protocol/group";
import { dayOf } from "@/lib/views/dayOf";
import { database } from "../db/db";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";

const PAGE = 50;

const SHOWN = {
  group: { select: { timeZone: true } },
  buyIns: {
    orderBy: { at: "asc" },
    select: { times: true, shares: true, player: { select: { id: true, mergedInto: true } } },
  },
} as const satisfies Prisma.NightInclude;

type Row = Prisma.NightGetPayload<{ include: typeof SHOWN }>;

/** A group's latest nights, newest first. */
export async function nightsOf({ groupId }: GroupPass): Promise<readonly NightLine[]> {
  const nights = await database().night.findMany({
    where: { groupId },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    take: PAGE,
    include: SHOWN,
  });
  return nights.map(asLine);
}

/** The night that is on; null where none is. */
export async function nightOn({ groupId }: GroupPass): Promise<NightLine | null> {
  const night = await database().night.findFirst({
    where: { groupId, endedAt: null },
    orderBy: { startedAt: "desc" },
    include: SHOWN,
  });
  return night && asLine(night);
}

/** One night of a group; null where it has none of that id. */
export async function nightNamed({ groupId }: GroupPass, id: string): Promise<NightLine | null> {
  const night = await database().night.findFirst({ where: { id, groupId }, include: SHOWN });
  return night && asLine(night);
}

const asLine = ({ id, name, group, startedAt, endedAt, buyIn, unit, buyIns }: Row): NightLine => ({
  id,
  name,
  day: dayOf(startedAt, group.timeZone),
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  buyIn,
  unit,
  buyIns: buyInsOf(buyIns),
});

/** Of each person, what all their entries have together; whoever has nothing is left out. */
function buyInsOf(rows: Row["buyIns"]): readonly NightBuyIn[] {
  const people = new Map<string, NightBuyIn>();
  for (const { times, shares, player: entry } of rows) {
    const player = entry.mergedInto ?? entry.id;
    const had = people.get(player);
    people.set(player, {
      player,
      times: times + (had?.times ?? 0),
      shares: shares + (had?.shares ?? 0),
    });
  }
  return [...people.values()].filter(({ times, shares }) => times + shares > 0);
}
