import { type GameState, ownRules, type PlayerId, type Stake, type StakeWords } from "@/lib/engine";
import { stakeWordsAt } from "./drink";
import { type MostDrunk, mostDrunkAt } from "./drunk";

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
