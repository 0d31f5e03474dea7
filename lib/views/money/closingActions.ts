import { type Action, type GameState, type PlayerId, play } from "@/lib/engine";

/** Chips by seat. */
export type SeatChips = Readonly<Record<PlayerId, number>>;

/** How an open game ends at closing time: `pot` divides the pot by parts, `stacks` are the chips as counted. */
export interface GameClosing {
  readonly pot?: SeatChips | undefined;
  readonly stacks?: SeatChips | undefined;
}

/** The state that a game ends from: between rounds, an open round void. */
export function betweenRounds(state: GameState): GameState {
  if (state.phase === "between-rounds" || state.phase === "finished") return state;
  const done = play(state, { do: "void-round" });
  return done.ok ? done.value.state : state;
}

/** The chips of those who are still in. */
export const stacksOf = (state: GameState): SeatChips =>
  Object.fromEntries(
    state.seats.flatMap(({ player, active, holds }) => (active ? [[player, holds.chip ?? 0]] : [])),
  );

const sum = (counts: SeatChips): number => Object.values(counts).reduce((all, one) => all + one, 0);

/**
 * The moves from the recorded chips to the counted ones. The pot is counted with the stacks.
 * @returns null if someone is missing, or if the sum differs from the chips that are in play.
 */
function movesTo(state: GameState, counted: SeatChips): Extract<Action, { do: "result" }>["moves"] | null {
  const had = stacksOf(state);
  const seats = Object.keys(had);
  const named = seats.every((seat) => Object.hasOwn(counted, seat));
  if (!named || Object.keys(counted).length !== seats.length) return null;
  if (sum(counted) !== sum(had) + state.pot) return null;
  const moreOf = (seat: PlayerId) => (counted[seat] ?? 0) - (had[seat] ?? 0);
  const givers = [
    { from: "pot" as const, left: state.pot },
    ...seats.map((from) => ({ from, left: 0 - moreOf(from) })),
  ].filter(({ left }) => left > 0);
  return seats.flatMap((to) => {
    const moves = [];
    for (let needs = moreOf(to); needs > 0; ) {
      const giver = givers.find(({ left }) => left > 0);
      if (giver === undefined) return [];
      const count = Math.min(needs, giver.left);
      moves.push({ what: "chip" as const, count, from: giver.from, to });
      giver.left -= count;
      needs -= count;
    }
    return moves;
  });
}

/**
 * The actions that end a game at closing time. An open round is void. Counted stacks are a result by hand (S18).
 * @returns null if the counted stacks do not add up.
 */
export function closingActions(state: GameState, { pot, stacks }: GameClosing): readonly Action[] | null {
  const first: readonly Action[] = state.phase === "between-rounds" ? [] : [{ do: "void-round" }];
  const from = betweenRounds(state);
  if (stacks === undefined) return [...first, { do: "end", ...(pot && from.pot > 0 && { pot }) }];
  const moves = movesTo(from, stacks);
  if (moves === null) return null;
  if (moves.length === 0) return [...first, { do: "end" }];
  const result = { do: "result", moves } as const;
  // The last chips of all but one end the game themselves.
  const done = play(from, result);
  const isOver = done.ok && done.value.state.phase === "finished";
  return [...first, result, ...(isOver ? [] : [{ do: "end" } as const])];
}
