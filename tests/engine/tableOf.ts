import { type Action, type GameState, newGame, type Played, play, type Refusal } from "@/lib/engine";

/** Seats a game for a story; the game and house must be right. */
export function tableOf(
  players: readonly string[],
  house: Readonly<Record<string, string | number>> = {},
  game = "firehouse",
): GameState {
  const seated = newGame({ game, house, players });
  if (!seated.ok) throw new Error(seated.refusal.code);
  return seated.value;
}

/** Plays actions that must all be accepted, and answers the last one's outcome. */
export function recorded(state: GameState, ...actions: readonly Action[]): Played {
  let last: Played = { state, facts: [], warnings: [], ruled: [] };
  for (const action of actions) {
    const played = play(last.state, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)} → ${JSON.stringify(played.refusal)}`);
    last = played.value;
  }
  return last;
}

/** Plays an action that must be refused, and answers why. */
export function refusedBy(state: GameState, action: Action): Refusal {
  const before = JSON.stringify(state);
  const played = play(state, action);
  if (played.ok) throw new Error(`accepted: ${JSON.stringify(action)}`);
  if (JSON.stringify(state) !== before) throw new Error("a refused action changed the state");
  return played.refusal;
}

// The verbs of a story, short enough to read a round at a glance.
export const start = (starter?: string, wild: 1 | 2 | 3 | 4 | 5 | 6 = 4): Action => ({
  do: "start-round",
  wild,
  ...(starter !== undefined && { starter }),
});
export const says = (by: string, claim: unknown): Action => ({ do: "claim", by, claim });
export const bangs = (...by: readonly string[]): Action => ({
  do: "challenge",
  by: by.length === 1 ? (by[0] as string) : by,
});
export const shows = (dice: Readonly<Record<string, readonly (1 | 2 | 3 | 4 | 5 | 6)[]>>): Action => ({
  do: "reveal",
  dice,
});
export const outcome = (found: "short" | "there" | "exact"): Action => ({ do: "reveal", outcome: found });
