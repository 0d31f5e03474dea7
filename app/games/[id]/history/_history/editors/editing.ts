import type { Action, GameState, PlayerId } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";

/** Props of every editor: the current action, and a callback for the corrected one. */
export interface Editing<A extends Action = Action> {
  readonly action: A;
  /** The state before it. */
  readonly before: GameState;
  readonly names: Names;
  /** The players in the game at that moment, in seat order. */
  readonly players: readonly PlayerId[];
  readonly onCorrect: (action: Action) => void;
}

/** An action of one kind. */
export type ActionOf<Do extends Action["do"]> = Extract<Action, { readonly do: Do }>;
