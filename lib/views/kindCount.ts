import { namesWinners, ownRules, rulesUnder, type StakeWords } from "@/lib/engine";
import type { Party } from "@/lib/protocol/nightResult";
import { stakeWordsAt } from "./drink";
import type { Chain } from "./figures/chains";
import type { GroupSum } from "./figures/groupSum";
import { NOTHING } from "./figures/tally";
import type { WashRun } from "./figures/washRuns";
import { isSameKind } from "./gameKind";

/** The unit of a kind of game: washes, or losses in a group that washes no dishes; wins, or drinks. */
export type Unit = "washed" | "lost" | "won" | "drunk";

/** A person's totals in one kind of game. */
export interface PersonCount {
  readonly party: Party;
  /** Games played. */
  readonly games: number;
  /** Washes, losses, wins or drinks. */
  readonly times: number;
  /** Net chips; null without chips. */
  readonly chips: number | null;
  /** The day of the last wash in this scope, or of the last win; null without one. */
  readonly last: string | null;
  /** For washes, games in this scope: since the last one, and the longest streak without one. */
  readonly dry: number;
  readonly longest: number;
}

/** The totals of one kind of game. */
export interface KindCount {
  readonly game: string;
  readonly unit: Unit;
  /** The game's own word for what it counts; null for the usual one. */
  readonly words: StakeWords;
  readonly games: number;
  /** Highest first. */
  readonly people: readonly PersonCount[];
}

/**
 * The unit of a kind of game; unknown kinds, as from a later version, count wins.
 * @param washes True in a group in which a lost game means dishes.
 */
export function unitOf(game: string, washes = true): Unit {
  if (isForDrinks(game)) return "drunk";
  return namesWinners(game) ? "won" : washes ? "washed" : "lost";
}

/** True for games with drinks. */
export function isForDrinks(game: string): boolean {
  const rules = rulesUnder(game, {});
  return rules.ok && "drink" in rules.value.stakes.dealt;
}

/** True if two games are counted together: versions of one game with the same unit. */
export const isCountedWith = (one: string, other: string): boolean =>
  one === other || (isSameKind(one, other) && unitOf(one) === unitOf(other));

/** The count that says who is up or ahead: of the group's usual game, or of an own game if it plays nothing else. */
export const usualCount = <Kind extends Pick<KindCount, "game">>(
  kinds: readonly Kind[],
  usual: string,
): Kind | undefined => {
  const [only, ...others] = kinds;
  return (
    kinds.find(({ game }) => isCountedWith(game, usual)) ??
    (only && others.length === 0 && ownRules(only.game) !== null ? only : undefined)
  );
};

/**
 * Totals of one kind of game, in its unit.
 * @param runs The dry streaks in this scope.
 * @param unlisted People who hide their stats: only their duties are shown.
 * @param washes True in a group in which a lost game means dishes.
 */
export function kindCount(
  game: string,
  sum: GroupSum,
  chains: Readonly<Record<Party, Pick<Chain, "lastWon">>>,
  runs: Readonly<Record<Party, WashRun>>,
  unlisted: ReadonlySet<Party>,
  washes = true,
): KindCount {
  const unit = unitOf(game, washes);
  const isLost = unit === "washed" || unit === "lost";
  const parties = new Set([...Object.keys(sum.people), ...(isLost ? Object.keys(sum.washes) : [])]);
  const people = [...parties].flatMap((party): readonly PersonCount[] => {
    const tally = sum.people[party] ?? NOTHING;
    const { came: attended, wins, stakes } = tally;
    const isUnlisted = unlisted.has(party);
    if (isUnlisted && unit !== "washed") return [];
    const times = isLost ? (sum.washes[party] ?? 0) : unit === "won" ? wins : stakes.drink.net;
    // A game with drinks can go on without an end.
    const games = unit === "drunk" ? attended : tally.games;
    const chips = stakes.chip.moves > 0 ? stakes.chip.net : null;
    if (games === 0 && times === 0 && chips === null) return [];
    const run = isLost ? runs[party] : undefined;
    const dry = isUnlisted ? undefined : run?.dry;
    return [
      {
        party,
        games,
        times,
        chips: isUnlisted ? null : chips,
        last: (isLost ? run?.last : chains[party]?.lastWon) ?? null,
        dry: dry?.current ?? 0,
        longest: dry?.longest ?? 0,
      },
    ];
  });
  const games = unit === "drunk" ? sum.played : sum.games;
  const words = unit === "drunk" ? stakeWordsAt({ game, house: {} }) : null;
  return { game, unit, words, games, people: people.toSorted(most) };
}

const most = (a: PersonCount, b: PersonCount): number =>
  b.times - a.times || (b.chips ?? 0) - (a.chips ?? 0) || b.games - a.games;

/** The wins and chips of all games that name winners, as of one kind; null if there are none. */
export function winsOf(kinds: readonly KindCount[]): KindCount | null {
  const won = kinds.filter(({ unit }) => unit === "won");
  const [first] = won;
  if (first === undefined) return null;
  const people = new Map<Party, PersonCount>();
  for (const one of won.flatMap((kind) => kind.people)) {
    const had = people.get(one.party);
    people.set(one.party, {
      ...one,
      games: one.games + (had?.games ?? 0),
      times: one.times + (had?.times ?? 0),
      chips:
        had === undefined || one.chips === null
          ? (one.chips ?? had?.chips ?? null)
          : one.chips + (had.chips ?? 0),
      last: [one.last ?? "", had?.last ?? ""].toSorted().at(-1) || null,
    });
  }
  return {
    ...first,
    games: won.reduce((sum, { games }) => sum + games, 0),
    people: [...people.values()].toSorted(most),
  };
}
