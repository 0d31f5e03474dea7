import type { Action, PlayerId } from "@/lib/engine";
import { standing } from "@/lib/protocol/journal";
import { closeDatabase, database } from "@/lib/server/db/db";
import { entriesAfter } from "@/lib/server/table/record/journalStore";
import { dayOf } from "@/lib/views/dayOf";
import { cookieOf, signedInAs } from "../../server/people";
import { type Running, startOurs } from "../program";

/** A server on a filled data folder, with the ids to request. */
export interface World {
  readonly server: Running;
  /** The `Cookie` header of the owner of the largest group. */
  readonly cookie: string;
  /** Ids of the largest group, its latest long game, and its first player. */
  readonly group: string;
  readonly game: string;
  readonly person: string;
  /** The last day with games, and its year. */
  readonly day: string;
  readonly year: string;
  readonly entries: number;
  readonly games: number;
  readonly correction: Correction;
}

/** A correction of an old game that changes the claimer's statistics. */
export interface Correction {
  readonly game: string;
  readonly seq: number;
  readonly replaces: number;
  readonly action: Action;
  /** The claimer. */
  readonly person: string;
}

/** How many old games to search for a correctable one. */
const OLD = 50;

/** Starts our program on a data folder filled by `npm run seed`, and signs in as its owner. */
export async function worldOf(dataDir: string): Promise<World> {
  process.env.DATA_DIR = dataDir;
  const db = database();
  const { ownerId } = await db.installation.findUniqueOrThrow({ where: { id: 1 } });
  if (ownerId === null) throw new Error(`Nobody owns ${dataDir}`);
  const { id: group, timeZone } = await db.group.findFirstOrThrow({
    where: { memberships: { some: { accountId: ownerId, role: "owner" } } },
  });
  const seats = { orderBy: { position: "asc" }, select: { playerId: true } } as const;
  const latest = await db.game.findFirstOrThrow({
    where: { groupId: group, resultOnly: false, playoffOf: null, ruleSet: "firehouse" },
    orderBy: { playedAt: "desc" },
    select: { id: true, playedAt: true, seats },
  });
  const day = dayOf(latest.playedAt, timeZone);
  const found = {
    cookie: await cookieOf(await signedInAs(ownerId)),
    group,
    game: latest.id,
    person: latest.seats.find(({ playerId }) => playerId !== null)?.playerId ?? "",
    day,
    year: day.slice(0, "2026".length),
    entries: await db.entry.count(),
    games: await db.game.count({ where: { groupId: group } }),
    correction: await correctionIn(group),
  };
  await closeDatabase();
  return { ...found, server: await startOurs(dataDir) };
}

/** The opposite outcome of the last round in the oldest game that ends with one. */
async function correctionIn(groupId: string): Promise<Correction> {
  const db = database();
  const games = await db.game.findMany({
    where: { groupId, resultOnly: false, playoffOf: null, playoffs: { none: {} } },
    orderBy: { playedAt: "asc" },
    take: OLD,
    select: { id: true, seq: true, seats: { select: { key: true, playerId: true } } },
  });
  for (const { id, seq, seats } of games) {
    const stands = standing(await entriesAfter(db, id, 0));
    const last = stands.at(-1);
    const claim = stands.findLast(({ action }) => action.do === "claim")?.action;
    if (last?.action.do !== "reveal" || claim?.do !== "claim") continue;
    const row = await db.roundRow.findFirstOrThrow({ where: { gameId: id }, orderBy: { round: "desc" } });
    const { finding, kind } = row.verdict as unknown as { finding: { finding: string }; kind: string };
    const person = personAt(seats, claim.by);
    if (kind !== "doubt" || person === null) continue;
    const outcome = finding.finding === "short" ? "there" : "short";
    return { game: id, seq, replaces: last.seq, action: { do: "reveal", outcome }, person };
  }
  throw new Error(`No old game of ${groupId} ends with a round that can be corrected`);
}

const personAt = (
  seats: readonly { readonly key: string; readonly playerId: string | null }[],
  by: PlayerId,
): string | null => seats.find(({ key }) => key === by)?.playerId ?? null;
