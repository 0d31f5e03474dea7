import { remembered } from "../remembered";
import type { RuleSetData } from "../vocabulary";

// A table's own game has its rule set as its id, so that a record of it needs nothing else.

/** The start of every such id. */
const START = '{"format":"rule-set/1",';
/** No valid rule set is shorter. */
const SHORTEST = 120;
/** The id of the game with these rules. They must be valid. */
export const ownGameId = ({ format, ...rules }: RuleSetData): string => JSON.stringify({ format, ...rules });

const parsed = remembered(
  (game: string): RuleSetData | null => {
    try {
      return JSON.parse(game);
    } catch {
      return null;
    }
  },
  (game) => game,
);

/** The rule set in the id of an own game; null for other games. The id must come from `ownGameId`. */
export const ownRules = (game: string): RuleSetData | null =>
  game.length >= SHORTEST && game.startsWith(START) ? parsed(game) : null;
