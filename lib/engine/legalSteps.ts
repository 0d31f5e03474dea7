import type { Cups } from "./parts";
import { play } from "./play";
import type { CupStep, Face, GameState, PlayerId, Refusal, TableDie } from "./vocabulary";

/** `refusal` is null where it may be done. */
export interface Offer {
  readonly refusal: Refusal | null;
}

/** What one player may do to the dice of the cup that goes round (P4, C4). */
export interface LegalSteps {
  readonly look: Offer;
  /** `most`: as many dice are under the cup. */
  readonly show: Offer & { readonly most: number };
  readonly rollCup: Offer;
  /** The dice in the open, as they lie. */
  readonly open: readonly LegalDie[];
}

/** A die in the open: whether it may go back under the cup, and be rolled where it lies; null where no die ever is (C4). */
export interface LegalDie extends TableDie {
  readonly hide: Offer;
  readonly roll: Offer | null;
}

/** The steps of a turn as `player` may take them now; null where the game's cups have none. Asks `play`. */
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

/** The dice to name so that this one is among them: of equal dice, those that are not locked go first. */
function reaching({ face, locked }: TableDie, table: readonly TableDie[]): readonly Face[] {
  if (!locked) return [face];
  const before = table.filter((other) => other.face === face && !other.locked).length;
  return Array.from({ length: before + 1 }, () => face);
}
