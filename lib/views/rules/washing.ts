import { type House, newGame, play } from "@/lib/engine";
import { TRIAL_SEATS } from "./trial";

/** Who washes the dishes: so many bads for one alone, fewer for several together. */
export interface Washing {
  readonly alone: number;
  readonly together: { readonly count: number; readonly bads: number } | null;
}

/** More bads than any house asks for. */
const MOST_BADS = 99;

/** Gives bads to seats of a trial table until the game is over; null where the game knows no bads. */
export function washing(game: string, house: House): Washing | null {
  /** Whether the game is over once the first so many seats have so many bads each. */
  const over = (count: number, bads: number): boolean | null => {
    const seated = newGame({ game, house, players: TRIAL_SEATS });
    if (!seated.ok) return null;
    let state = seated.value;
    for (const seat of TRIAL_SEATS.slice(0, count)) {
      const given = play(state, {
        do: "adjust",
        what: "bad",
        count: bads,
        from: "bank",
        to: seat,
        note: "trial",
      });
      if (!given.ok) return state.phase === "finished" ? true : null;
      state = given.value.state;
    }
    return state.phase === "finished";
  };
  if (over(1, 1) === null) return null;
  const least = (count: number, below: number): number | undefined =>
    Array.from({ length: below - 1 }, (_, at) => at + 1).find((bads) => over(count, bads));
  const alone = least(1, MOST_BADS + 1);
  if (alone === undefined) return null;
  for (let count = 2; count <= TRIAL_SEATS.length; count++) {
    const bads = least(count, alone);
    if (bads !== undefined) return { alone, together: { count, bads } };
  }
  return { alone, together: null };
}
