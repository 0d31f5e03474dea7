import type { NightLine } from "@/lib/protocol/group";
import { dayOf } from "@/lib/views/dayOf";
import { database } from "../db/db";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";

const PAGE = 50;

const SHOWN = {
  group: { select: { timeZone: true } },
  buyIns: { select: { player: { select: { id: true, mergedInto: true } } } },
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
  paid: [...new Set(buyIns.map(({ player }) => player.mergedInto ?? player.id))],
});
