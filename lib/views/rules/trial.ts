import { type Action, type GameState, play } from "@/lib/engine";

// A trial table: the engine checks the rules card's examples here.

/** The players of the trial table, in seat order: enough to distinguish the starters. */
export const TRIAL_SEATS = [
  "opener",
  "second",
  "claimer",
  "next",
  "bystander",
  "left-of-bystander",
  "right-of-opener",
] as const;
export type TrialSeat = (typeof TRIAL_SEATS)[number];

/** Starts the first round; a red die shows a one, if there is one. */
export const start = (state: GameState): GameState | null =>
  after(state, { do: "start-round", starter: "opener" }) ??
  after(state, { do: "start-round", starter: "opener", wild: 1 });

function after(state: GameState, action: Action): GameState | null {
  const answer = play(state, action);
  return answer.ok ? answer.value.state : null;
}
