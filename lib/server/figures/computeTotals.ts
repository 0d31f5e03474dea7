import { type Chains, chainedOn, type Runs } from "@/lib/views/figures/chains";
import {
  fromStored,
  type GameCount,
  type GroupSum,
  NO_GAMES,
  partOf,
  together,
} from "@/lib/views/figures/groupSum";
import { NO_WASH_RUNS, type ScopedWash, type WashRuns, washedOn } from "@/lib/views/figures/washRuns";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { Prisma } from "../generated/prisma/client";
import { losersWash } from "../roster/ledger/dutyLines";
import {
  type Added,
  addedAs,
  basisOf,
  COUNTED,
  type CountedRow,
  dutiesByGame,
  guestsOf,
  washesByHandIn,
  washLink,
} from "./totalsInput";

/** The totals of a group's counted games, computed from scratch. */
export interface GroupSums {
  /** Key of the input they depend on. */
  readonly key: string;
  readonly sums: readonly { readonly scope: string; readonly ruleSet: string; readonly sum: GroupSum }[];
  /** By kind of game. */
  readonly chains: Readonly<Record<string, ChainsTo>>;
  readonly guests: Readonly<Record<string, string>>;
  readonly byHand: Chained["byHand"];
  /** By game. */
  readonly added: Readonly<Record<string, Added>>;
}

/** A game's position in the order of games. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

/** Streaks up to a game. */
export interface ChainsTo {
  readonly people: Chains;
  readonly spells: WashRuns;
  readonly last: Place;
}

/** A group's stored values that depend on the order of its games. */
export interface Chained {
  /** By kind of game, then by person. */
  readonly chains: Readonly<Record<string, Readonly<Record<string, Runs>>>>;
  /** Dry spells (meals since washing) by kind of game. */
  readonly spells: Readonly<Record<string, WashRuns>>;
  /** Manual dish duties, and the kind of game whose ranking includes them. */
  readonly byHand: { readonly kind: string; readonly washes: readonly ScopedWash[] };
  /** The last included game of each kind. */
  readonly last: Readonly<Record<string, Place>>;
  /** Kinds with a change before their last game, whose streaks must be rebuilt. */
  readonly stale: readonly string[];
  /** Names of guests by the key they are counted under. */
  readonly guests: Readonly<Record<string, string>>;
}

export const NO_CHAINS: Chained = {
  chains: {},
  spells: {},
  byHand: { kind: "", washes: [] },
  last: {},
  stale: [],
  guests: {},
};

/** Manual dish duties that count for a kind of game. */
export const byHandOf = ({ byHand }: Pick<Chained, "byHand">, kind: string): readonly ScopedWash[] =>
  byHand.kind === kind ? byHand.washes : [];

/** Extends dry spells by one game. */
export function spellsOn(
  before: WashRuns | undefined,
  ruleSet: string,
  added: Added,
  byHand: readonly ScopedWash[],
): WashRuns {
  const link = losersWash(ruleSet) ? washLink(added) : null;
  return link === null ? (before ?? NO_WASH_RUNS) : washedOn(before ?? NO_WASH_RUNS, link, byHand);
}

/** Games per query. */
const BATCH = 200;

/** Computes a group's totals over all counted games in order. */
export async function computeTotals(groupId: string): Promise<GroupSums> {
  const db = database();
  const basis = await basisOf(db, groupId);
  const sums = new Map<string, { scope: string; ruleSet: string; sum: GroupSum }>();
  const chains: Record<string, ChainsTo> = {};
  const added: Record<string, Added> = {};
  let guests: Readonly<Record<string, string>> = {};
  const duties = await dutiesByGame(db, basis, { gameId: { not: null } });
  const byHand = { kind: basis.washing, washes: await washesByHandIn(db, basis) };
  const put = (scopes: readonly string[], ruleSet: string, part: GroupSum) => {
    for (const scope of scopes) {
      const key = JSON.stringify([scope, ruleSet]);
      const { sum } = sums.get(key) ?? { sum: NO_GAMES };
      sums.set(key, { scope, ruleSet, sum: together(sum, part) });
    }
  };
  for (const { who, times, scopes } of byHand.washes)
    put(scopes, byHand.kind, { ...NO_GAMES, washes: { [who]: times } });
  for (let last: Place | null = null; ; ) {
    const rows: readonly CountedWithTally[] = await db.game.findMany({
      where: { groupId, deletedAt: null, tally: { isNot: null }, ...after(last) },
      orderBy: [{ playedAt: "asc" }, { id: "asc" }],
      take: BATCH,
      select: { ...COUNTED, tally: { select: { tally: true } } },
    });
    for (const row of rows) {
      const count = fromStored(row.tally?.tally) as GameCount;
      const as = addedAs(basis, row, count, duties.get(row.id) ?? []);
      if (as === null) continue;
      added[row.id] = as;
      guests = { ...guests, ...guestsOf(row) };
      put(as.scopes, row.ruleSet, partOf(count, as.as, as.playoff, as.washes));
      if (as.link !== null)
        chains[row.ruleSet] = {
          people: chainedOn(chains[row.ruleSet]?.people ?? {}, { ...as.link, id: row.id }),
          spells: spellsOn(chains[row.ruleSet]?.spells, row.ruleSet, as, byHandOf({ byHand }, row.ruleSet)),
          last: placeOf(row),
        };
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) break;
    last = placeOf(end);
  }
  return { key: basis.key, sums: [...sums.values()], chains, guests, byHand, added };
}

/** The condition for games after a position. */
const after = (last: Place | null): Prisma.GameWhereInput => {
  if (last === null) return {};
  const at = new Date(last.at);
  return { OR: [{ playedAt: { gt: at } }, { playedAt: at, id: { gt: last.id } }] };
};

type CountedWithTally = CountedRow & { readonly tally: { readonly tally: unknown } | null };

/** The position of a game in the order of games. */
export const placeOf = ({ playedAt, id }: Pick<CountedRow, "playedAt" | "id">): Place => ({
  at: playedAt.getTime(),
  id,
});

/**
 * Computes the streaks of a group's games of one kind up to the last one in its totals. Null if none is
 * finished.
 */
export async function rebuildStreaks({
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
  const basis = await basisOf(database(), groupId);
  const byHand = { kind: basis.washing, washes: await washesByHandIn(database(), basis) };
  return rows.reduce<ChainsTo | null>((chains, { gameId: id, added, game: { playedAt } }) => {
    const as = added as unknown as Added;
    if (as.link === null) return chains;
    return {
      people: chainedOn(chains?.people ?? {}, { ...as.link, id }),
      spells: spellsOn(chains?.spells, ruleSet, as, byHandOf({ byHand }, ruleSet)),
      last: placeOf({ playedAt, id }),
    };
  }, null);
}

declare module "../process/workers/pool" {
  interface Tasks {
    readonly computeTotals: typeof computeTotals;
    readonly rebuildStreaks: typeof rebuildStreaks;
  }
}
