import type { Cups } from "./parts";
import { play } from "./play";
import type { CupStep, Face, GameState, PlayerId, Refusal, TableDie } from "./vocabulary";

/** `refusal` is null if it is legal. */
export interface Offer {
  readonly refusal: Refusal | null;
}

/** A player's legal steps with the passed cup (P4, C4). */
export interface LegalSteps {
  readonly look: Offer;
  /** `most`: the number of dice under the cup. */
  readonly show: Offer & { readonly most: number };
  readonly rollCup: Offer;
  /** The dice in the open, in order. */
  readonly open: readonly LegalDie[];
}

/**
 * A die in the open: whether it may go back under the cup, and be rolled on the table. Null if no die ever
 * may (C4).
 */
export interface LegalDie extends TableDie {
  readonly hide: Offer;
  readonly roll: Offer | null;
}

/** Computes the legal steps of `player`; null if the game's cups have none. Calls `play`. */
export function legalSteps(
  state: GameState,
  player: PlayerId,
  { steps, diceInPlay }: Cups,
): LegalSteps | null {
  if (steps.length === 0) return null;
  const offered = (step: CupStep): Offer => {
    const answer = play(state, step);
    return { refusal: answer.ok ? null : answer.refusal };
  };
  const by = player;
  const table = state.phase === "claiming" || state.phase === "revealing" ? state.round.table : [];
  return {
    look: offered({ do: "look", by }),
    show: { ...offered({ do: "show", by, dice: [1] }), most: diceInPlay(state.seats) - table.length },
    rollCup: offered({ do: "roll-cup", by }),
    open: table.map((die) => {
      const dice = reaching(die, table);
      return {
        ...die,
        hide: offered({ do: "hide", by, dice }),
        roll: steps.includes("roll-table") ? offered({ do: "roll-table", by, from: dice, to: dice }) : null,
      };
    }),
  };
}

/** The dice to name so that this one is included: unlocked ones come first among equal dice. */
function reaching({ face, locked }: TableDie, table: readonly TableDie[]): readonly Face[] {
  if (!locked) return [face];
  const before = table.filter((other) => other.face === face && !other.locked).length;
  return Array.from({ length: before + 1 }, () => face);
}
