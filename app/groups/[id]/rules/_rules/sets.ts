import { gameIds, type House, ownRules } from "@/lib/engine";
import { presetWords } from "@/lib/messages/group";
import { changedRules } from "@/lib/protocol/houseRules";
import type { Preset } from "@/lib/protocol/presets";

/** The key of a group's usual rules. */
export const USUAL = "usual";

/** A set of house rules as a group's pages show it. */
export interface HouseSet {
  /** The id of saved rules; `USUAL` for the usual rules of the main game. */
  readonly key: string;
  readonly name: string;
  /** Only the values that differ from the defaults. */
  readonly house: House;
}

/** All sets of one game. */
export interface GameSets {
  readonly game: string;
  readonly sets: readonly HouseSet[];
}

/** A group's sets by game: the main game first, with its usual rules first. */
export function setsOf(
  { ruleSet, house }: { readonly ruleSet: string; readonly house: House },
  presets: readonly Preset[],
): readonly GameSets[] {
  const usual = { key: USUAL, name: presetWords.usual, house: changedRules(ruleSet, house) };
  const own = new Set(presets.flatMap(({ game }) => (ownRules(game) === null ? [] : game)));
  return [ruleSet, ...gameIds.filter((game) => game !== ruleSet), ...own].flatMap((game) => {
    const named = presets
      .filter((one) => one.game === game)
      .map(({ id, name, house }): HouseSet => ({ key: id, name, house }));
    const sets = game === ruleSet ? [usual, ...named] : named;
    return sets.length > 0 ? { game, sets } : [];
  });
}
