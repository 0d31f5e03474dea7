import type { StakeWords } from "@/lib/engine";
import { type GameState, gameNamed, ownRules, type RuleSetData } from "@/lib/engine";
import { lookOf, type OwnGame } from "@/lib/protocol/ruleSets/look";

/** The table's own word for a drink, if it has one (P10). */
export function drinkAt({ game, house }: Pick<GameState, "game" | "house">): string | null {
  const own = ownRules(game);
  if (own !== null) return own.drink_name ?? null;
  const found = gameNamed(game);
  const option = found.ok ? found.value.options.drink_name : undefined;
  const named = house.drink_name;
  return option && "preset" in option && typeof named === "string" && named !== option.preset ? named : null;
}

/** The words of an own game for its stakes; null for the usual ones. */
export const stakeWordsOf = ({ drink_name, look }: Pick<OwnGame, "drink_name" | "look">): StakeWords =>
  drink_name === undefined && look?.words === undefined
    ? null
    : { ...look?.words, ...(drink_name !== undefined && { drink: drink_name }) };

/** A table's own words for its stakes; null for the usual ones. */
export function stakeWordsAt(state: Pick<GameState, "game" | "house">): StakeWords {
  const own: RuleSetData | null = ownRules(state.game);
  return own === null ? drinkAt(state) : stakeWordsOf({ ...own, look: lookOf(state.game) });
}
