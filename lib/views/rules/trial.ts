import { type Action, type GameState, play } from "@/lib/engine";

// A trial table: what the rules card shows as an example is what the engine allows there.

/** Who sits at the trial table, in seat order: enough to tell apart who starts next. */
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

/** The first round, begun by the opener; a red die shows the one where there is one. */
export const start = (state: GameState): GameState | null =>
  after(state, { do: "start-round", starter: "opener" }) ??
  after(state, { do: "start-round", starter: "opener", wild: 1 });

function after(state: GameState, action: Action): GameState | null {
  const answer = play(state, action);
  return answer.ok ? answer.value.state : null;
}
