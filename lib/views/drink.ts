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

/** The words of an own game for its stakes and challenges; null for the usual ones. */
export function stakeWordsOf({
  drink_name,
  look,
  challenges = [],
}: Pick<OwnGame, "drink_name" | "look"> & Partial<Pick<OwnGame, "challenges">>): StakeWords {
  const called = challenges.flatMap((one) => (one.called === undefined ? [] : [[one.kind, one.called]]));
  return drink_name === undefined && look?.words === undefined && called.length === 0
    ? null
    : {
        ...look?.words,
        ...(drink_name !== undefined && { drink: drink_name }),
        ...(called.length > 0 && { called: Object.fromEntries(called) }),
      };
}

/** A table's own words for its stakes; null for the usual ones. */
export function stakeWordsAt(state: Pick<GameState, "game" | "house">): StakeWords {
  const own: RuleSetData | null = ownRules(state.game);
  return own === null ? drinkAt(state) : stakeWordsOf({ ...own, look: lookOf(state.game) });
}
