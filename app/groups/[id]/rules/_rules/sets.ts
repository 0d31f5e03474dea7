import { gameIds, type House } from "@/lib/engine";
import { presetWords } from "@/lib/messages/group";
import { changedRules } from "@/lib/protocol/houseRules";
import type { Preset } from "@/lib/protocol/presets";

/** The place of a group's usual rules among those that have a name. */
export const USUAL = "usual";

/** House rules of a game that a group plays by, as its pages show them. */
export interface HouseSet {
  /** The id of those that have a name; `USUAL` for those of its usual game. */
  readonly key: string;
  readonly name: string;
  /** What is other than the game's own. */
  readonly house: House;
}

/** All house rules of one game. */
export interface GameSets {
  readonly game: string;
  readonly sets: readonly HouseSet[];
}

/** What a group plays by, by game: its usual game first, and of that its usual rules. */
export function setsOf(
  { ruleSet, house }: { readonly ruleSet: string; readonly house: House },
  presets: readonly Preset[],
): readonly GameSets[] {
  const usual = { key: USUAL, name: presetWords.usual, house: changedRules(ruleSet, house) };
  return [ruleSet, ...gameIds.filter((game) => game !== ruleSet)].flatMap((game) => {
    const named = presets
      .filter((one) => one.game === game)
      .map(({ id, name, house }): HouseSet => ({ key: id, name, house }));
    const sets = game === ruleSet ? [usual, ...named] : named;
    return sets.length > 0 ? { game, sets } : [];
  });
}
