import { endNames, rulesUnder } from "@/lib/engine";
import type { Party } from "@/lib/protocol/nightResult";
import type { Chain } from "./figures/chains";
import type { GroupSum } from "./figures/groupSum";
import { NOTHING } from "./figures/tally";
import type { WashRun } from "./figures/washRuns";

/** What a kind of game comes to: whoever washes, whoever wins, or drinks. */
export type Unit = "washed" | "won" | "drunk";

/** What one kind of game comes to for somebody. */
export interface PersonCount {
  readonly party: Party;
  /** How many games they sat at. */
  readonly games: number;
  /** How often they washed or won, or how many drinks they had. */
  readonly times: number;
  /** Gained or lost; null where none was played for chips. */
  readonly chips: number | null;
  /** The day on which they last washed in this scope, or won in any; null where they never did. */
  readonly last: string | null;
  /** Of those who wash, of their games in this scope: how many since then, and the most in a row without. */
  readonly dry: number;
  readonly longest: number;
}

/** What one kind of game comes to for everybody who sat at one. */
export interface KindCount {
  readonly game: string;
  readonly unit: Unit;
  readonly games: number;
  /** Most first. */
  readonly people: readonly PersonCount[];
}

/** In which unit a kind of game is counted; one that is not known, as from a later version, has whoever won it. */
export function unitOf(game: string): Unit {
  if (isForDrinks(game)) return "drunk";
  const names = endNames(game);
  return names.ok && names.value === "losers" ? "washed" : "won";
}

/** Whether a kind of game is played for drinks. */
export function isForDrinks(game: string): boolean {
  const rules = rulesUnder(game, {});
  return rules.ok && "drink" in rules.value.stakes.dealt;
}

/**
 * What a sum of one kind of game comes to, in the unit of that kind.
 * @param runs Dry spells in the scope of that sum.
 * @param unlisted Who has left the statistics: their duties are told, and nothing else of theirs.
 */
export function kindCount(
  game: string,
  sum: GroupSum,
  chains: Readonly<Record<Party, Pick<Chain, "lastWon">>>,
  runs: Readonly<Record<Party, WashRun>>,
  unlisted: ReadonlySet<Party>,
): KindCount {
  const unit = unitOf(game);
  const parties = new Set([
    ...Object.keys(sum.people),
    ...(unit === "washed" ? Object.keys(sum.washes) : []),
  ]);
  const people = [...parties].flatMap((party): readonly PersonCount[] => {
    const tally = sum.people[party] ?? NOTHING;
    const { came, wins, stakes } = tally;
    const isUnlisted = unlisted.has(party);
    if (isUnlisted && unit !== "washed") return [];
    const times = { washed: sum.washes[party] ?? 0, won: wins, drunk: stakes.drink.net }[unit];
    // What is played for drinks may go on for ever.
    const games = unit === "drunk" ? came : tally.games;
    const chips = stakes.chip.moves > 0 ? stakes.chip.net : null;
    if (games === 0 && times === 0 && chips === null) return [];
    const run = unit === "washed" ? runs[party] : undefined;
    const dry = isUnlisted ? undefined : run?.dry;
    return [
      {
        party,
        games,
        times,
        chips: isUnlisted ? null : chips,
        last: (unit === "washed" ? run?.last : chains[party]?.lastWon) ?? null,
        dry: dry?.current ?? 0,
        longest: dry?.longest ?? 0,
      },
    ];
  });
  const games = unit === "drunk" ? sum.played : sum.games;
  return { game, unit, games, people: people.toSorted(most) };
}

const most = (a: PersonCount, b: PersonCount): number =>
  b.times - a.times || (b.chips ?? 0) - (a.chips ?? 0) || b.games - a.games;
