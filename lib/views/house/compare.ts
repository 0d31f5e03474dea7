import { type House, houseOf, type OptionValue, optionsOf, type RuleId } from "@/lib/engine";
import { type Example, exampleOf } from "./example";
import { type Attribution, sourcesOf } from "./sources";

/** One of two houses, as it has a rule that they have differently. */
export interface Side {
  readonly value: OptionValue;
  readonly example: Example | null;
  readonly sources: Attribution | null;
}

/** A house rule that two houses have differently. */
export interface Difference {
  readonly option: string;
  readonly rule: RuleId;
  readonly one: Side;
  readonly other: Side;
}

export interface Comparison {
  /** How many house rules the game has. */
  readonly all: number;
  readonly differences: readonly Difference[];
}

type Named = Readonly<Record<string, unknown>>;

/**
 * What two houses of a game have differently, in the order of the game's card. Both examples of a rule are played in the first house with
 * nothing but that rule changed, so that nothing else tells them apart. Null where the game, or one of the houses, is not known.
 */
export function compareHouses(game: string, one: Named, other: Named): Comparison | null {
  const [options, a, b] = [optionsOf(game), houseOf(game, one), houseOf(game, other)];
  if (!options.ok || !a.ok || !b.ok) return null;
  const side = (house: House, option: string, against: OptionValue): Side => {
    const value = house[option] as OptionValue;
    return {
      value,
      example: exampleOf({ game, house: { ...a.value, [option]: value }, option, against: [against] }),
      sources: sourcesOf(game, option, value),
    };
  };
  const differences = Object.entries(options.value).flatMap(([option, { rule }]): readonly Difference[] => {
    const [mine, theirs] = [a.value[option], b.value[option]];
    if (mine === undefined || theirs === undefined || mine === theirs) return [];
    return [{ option, rule, one: side(a.value, option, theirs), other: side(b.value, option, mine) }];
  });
  return { all: Object.keys(options.value).length, differences };
}
