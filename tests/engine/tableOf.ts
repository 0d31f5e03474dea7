import {
  type Action,
  type ChallengeKindName,
  type Face,
  type GameState,
  type Move,
  newGame,
  type Played,
  play,
  type Refusal,
  type Settled,
  type Stake,
} from "@/lib/engine";

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
export const start = (starter?: string, wild: Face = 4): Action => ({
  do: "start-round",
  wild,
  ...(starter !== undefined && { starter }),
});
/** Starts a round where no red die is rolled. */
export const opens = (starter?: string): Action => ({
  do: "start-round",
  ...(starter !== undefined && { starter }),
});
export const says = (by: string, claim: unknown): Action => ({ do: "claim", by, claim });
export const bangs = (...by: readonly string[]): Action => ({
  do: "challenge",
  by: by.length === 1 ? (by[0] as string) : by,
});
export const doubts = (by: string): Action => ({ do: "challenge", by });
export const calls = (by: string, kind: ChallengeKindName): Action => ({ do: "challenge", by, kind });
/** Everybody's own dice. */
export const shows = (dice: Readonly<Record<string, readonly Face[]>>): Action => ({
  do: "reveal",
  dice,
});
export const outcome = (found: "short" | "there" | "exact"): Action => ({ do: "reveal", outcome: found });
/** The dice of the one cup. */
export const lifts = (...dice: readonly Face[]): Action => ({ do: "reveal", dice });
export const counted = (count: number): Action => ({ do: "reveal", count });
/** The same, with the table letting it stand (S10). */
export const ruled = (action: Action): Action => ({ ...action, ruling: "the table says so" });

/** The round that was settled last in what was played. */
export function settledIn({ facts }: Played): Settled {
  const last = facts.findLast((fact) => fact.fact === "settled");
  if (last?.fact !== "settled") throw new Error("no round was settled");
  return last.settled;
}

/** Everyone's holdings of one stake. */
export const holding = (state: GameState, what: Stake): Readonly<Record<string, number>> =>
  Object.fromEntries(state.seats.map(({ player, holds }) => [player, holds[what] ?? 0]));

/** "Ann 1 die bank": who gives what to whom. */
export const moved = (moves: readonly Move[]): readonly string[] =>
  moves.map(({ what, count, from, to }) => `${from} ${count} ${what} ${to}`);
