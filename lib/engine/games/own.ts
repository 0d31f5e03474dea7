import { remembered } from "../remembered";
import type { RuleSetData } from "../vocabulary";

// A table's own game has its rule set as its id, so that a record of it needs nothing else. Beside the rules, the id
// has the game's look, which the engine does not read.

/** The start of every such id. */
const START = '{"format":"rule-set/1",';
/** No valid rule set is shorter. */
const SHORTEST = 120;
/** The id of the game with these rules. They must be valid. */
export const ownGameId = ({ format, ...rules }: RuleSetData): string => JSON.stringify({ format, ...rules });

interface Parsed {
  readonly rules: RuleSetData;
  readonly look: unknown;
}

const parsed = remembered(
  (game: string): Parsed | null => {
    try {
      const { look, ...rules } = JSON.parse(game);
      return { rules, look };
    } catch {
      return null;
    }
  },
  (game) => game,
);

const partsIn = (game: string): Parsed | null =>
  game.length >= SHORTEST && game.startsWith(START) ? parsed(game) : null;

/** The rule set in the id of an own game; null for other games. The id must come from `ownGameId`. */
export const ownRules = (game: string): RuleSetData | null => partsIn(game)?.rules ?? null;

/** The look in the id of an own game; undefined if it has none. */
export const ownLook = (game: string): unknown => partsIn(game)?.look;
