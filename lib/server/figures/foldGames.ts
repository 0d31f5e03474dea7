import { namesLosers } from "@/lib/engine";
import { type Chains, chainedOn } from "@/lib/views/figures/chains";
import { type GameCount, type GroupSum, NO_GAMES, partOf, sumUp } from "@/lib/views/figures/groupSum";
import { NO_WASH_RUNS, type ScopedWash, type WashRuns, washedOn } from "@/lib/views/figures/washRuns";
import { isCountedWith } from "@/lib/views/kindCount";
import { type Added, ALL } from "./totalsInput";

/** A game's contribution to its group's totals. */
export interface CountedGame extends Added {
  readonly id: string;
  readonly ruleSet: string;
  /** When it was played. */
  readonly at: number;
  readonly count: GameCount;
  /** Names of its guests by the key they are counted under. */
  readonly guests: Readonly<Record<string, string>>;
}

/** Manual dish duties, and the kind of game whose ranking includes them. */
export interface WashesByHand {
  readonly kind: string;
  readonly washes: readonly ScopedWash[];
}

/** A group's sums in one scope, by kind of game. */
export type ScopeSums = Readonly<Record<string, GroupSum>>;

/** A group's totals over its games in order. */
export interface Totals {
  /** By scope. */
  readonly sums: ReadonlyMap<string, ScopeSums>;
  /** Streaks, trends and records by kind of game, then by person. */
  readonly chains: Readonly<Record<string, Chains>>;
  /** Dry spells (meals since washing) by kind of game. */
  readonly spells: Readonly<Record<string, WashRuns>>;
  readonly guests: Readonly<Record<string, string>>;
  readonly byHand: WashesByHand;
}

export const NO_TOTALS: Totals = {
  sums: new Map(),
  chains: {},
  spells: {},
  guests: {},
  byHand: { kind: "", washes: [] },
};

/** The totals before the first game: only manual dish duties. */
export const openingTotals = (byHand: WashesByHand): Totals => ({
  ...NO_TOTALS,
  sums: withParts(
    new Map(),
    byHand.washes.map(({ who, times, scopes }) => ({
      scopes,
      ruleSet: byHand.kind,
      part: { ...NO_GAMES, washes: { [who]: times } },
    })),
  ),
  byHand,
});

/** A part of the sums of these scopes. */
interface Part {
  readonly scopes: readonly string[];
  readonly ruleSet: string;
  readonly part: GroupSum;
}

function withParts(before: Totals["sums"], added: readonly Part[]): Totals["sums"] {
  const parts = new Map<string, Map<string, GroupSum[]>>();
  for (const { scopes, ruleSet, part } of added)
    for (const scope of scopes) {
      const kinds = parts.get(scope) ?? new Map<string, GroupSum[]>();
      parts.set(scope, kinds.set(ruleSet, [...(kinds.get(ruleSet) ?? []), part]));
    }
  const sums = new Map(before);
  for (const [scope, kinds] of parts) {
    const known = sums.get(scope) ?? {};
    const now = [...kinds].map(([ruleSet, all]) => [ruleSet, sumUp([known[ruleSet] ?? NO_GAMES, ...all])]);
    sums.set(scope, { ...known, ...Object.fromEntries(now) });
  }
  return sums;
}

/** Manual dish duties that count for a kind of game. */
export const byHandOf = ({ byHand }: Totals, kind: string): readonly ScopedWash[] =>
  byHand.kind === kind ? byHand.washes : [];

/** The games, each under the version of its game that was counted first. */
function perKind({ sums, byHand }: Totals, games: readonly CountedGame[]): readonly CountedGame[] {
  const known = new Set([byHand.kind, ...Object.keys(sums.get(ALL) ?? {})]);
  return games.map((game) => {
    if (known.has(game.ruleSet)) return game;
    const ruleSet = [...known].find((one) => isCountedWith(one, game.ruleSet)) ?? game.ruleSet;
    known.add(ruleSet);
    return { ...game, ruleSet };
  });
}

/** Adds the next games to totals. Versions of an own game are counted as one game. */
export function withGames(totals: Totals, added: readonly CountedGame[]): Totals {
  const games = perKind(totals, added);
  return {
    ...games.reduce(withGame, totals),
    sums: withParts(
      totals.sums,
      games.map(({ scopes, ruleSet, count, as, playoff, washes }) => ({
        scopes,
        ruleSet,
        part: partOf(count, as, playoff, washes),
      })),
    ),
  };
}

/** Everything of the next game that depends on the order of games. */
function withGame(totals: Totals, { id, ruleSet, scopes, link, ...game }: CountedGame): Totals {
  const guests = { ...totals.guests, ...game.guests };
  if (link === null) return { ...totals, guests };
  const chains = { ...totals.chains, [ruleSet]: chainedOn(totals.chains[ruleSet] ?? {}, { ...link, id }) };
  if (!namesLosers(ruleSet)) return { ...totals, guests, chains };
  const wash = { day: link.day, scopes, as: link.as, present: link.present, washed: game.washes };
  const spells = washedOn(totals.spells[ruleSet] ?? NO_WASH_RUNS, wash, byHandOf(totals, ruleSet));
  return { ...totals, guests, chains, spells: { ...totals.spells, [ruleSet]: spells } };
}
