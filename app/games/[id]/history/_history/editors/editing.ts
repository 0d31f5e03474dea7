import type { Action, GameState, PlayerId } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";

/** What every editor is given: the action as it stands, and where its correction goes. */
export interface Editing<A extends Action = Action> {
  readonly action: A;
  /** The table before it. */
  readonly before: GameState;
  readonly names: Names;
  /** Everybody in play at that moment, in seat order. */
  readonly players: readonly PlayerId[];
  readonly onCorrect: (action: Action) => void;
}

/** An action of one kind. */
export type ActionOf<Do extends Action["do"]> = Extract<Action, { readonly do: Do }>;
