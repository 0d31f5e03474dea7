import { type GameState, ownRules, type PlayerId, type Stake, type StakeWords } from "@/lib/engine";
import { drinkAt, stakeWordsAt } from "./drink";

/** A player's drinks in a game. */
export interface Drank {
  readonly name: string;
  readonly times: number;
}

/** Who drank most and how much, who stayed dry, and the table's own word for a drink (P10). */
export interface MostDrunk {
  readonly most: readonly string[];
  readonly count: number;
  readonly dry: readonly string[];
  readonly drink: string | null;
}

/** The drinks of a game; empty in games without drinks. */
export const drunkIn = (state: GameState, nameOf: (player: PlayerId) => string): readonly Drank[] =>
  state.seats.flatMap(({ player, holds }) =>
    holds.drink ? [{ name: nameOf(player), times: holds.drink }] : [],
  );

/**
 * Who drank most, and who stayed dry; null if no one drank.
 * @param all Every player.
 * @param drink The table's word, if it has one.
 */
export function mostDrunk(
  drunk: readonly Drank[],
  all: readonly string[],
  drink: string | null = null,
): MostDrunk | null {
  if (drunk.length === 0) return null;
  const count = Math.max(...drunk.map(({ times }) => times));
  const drinkers = new Set(drunk.map(({ name }) => name));
  return {
    most: drunk.filter(({ times }) => times === count).map(({ name }) => name),
    count,
    dry: all.filter((name) => !drinkers.has(name)),
    drink,
  };
}

/** The stake that ends an own game, by seat, with its own word. */
export interface OwnMarks {
  readonly what: "score" | Stake;
  readonly counts: Readonly<Record<PlayerId, number>>;
  readonly drink: StakeWords;
}

/** The marks of an own game at a table; null without an own word for them. */
function ownMarksAt(state: GameState): OwnMarks | null {
  const ending = ownRules(state.game)?.ending;
  if (ending === undefined || ending.kind === "never") return null;
  const drink = stakeWordsAt(state);
  const own: Readonly<Partial<Record<Stake, string>>> = typeof drink === "string" ? {} : (drink ?? {});
  const what = ending.kind === "dishes" ? "score" : ending.without;
  if (what === "score" ? !(own.bad || own.good) : !own[what]) return null;
  const counts = state.seats.map(({ player, holds: { good = 0, bad = 0, ...holds } }) => [
    player,
    what === "score" ? good - bad : ({ good, bad, ...holds }[what] ?? 0),
  ]);
  return { what, counts: Object.fromEntries(counts), drink };
}

/** The facts beside the names at the end of a table: the drinks, or the marks of an own game. */
export const factsAtEnd = (state: GameState): MostDrunk | OwnMarks | null =>
  state.phase === "finished" && state.finished.winners.length + state.finished.losers.length > 0
    ? ownMarksAt(state)
    : mostDrunkAt(state);

/** Who drank most at a table, by seat. */
const mostDrunkAt = (state: GameState): MostDrunk | null =>
  mostDrunk(
    drunkIn(state, (player) => player),
    state.seats.map(({ player }) => player),
    drinkAt(state),
  );
