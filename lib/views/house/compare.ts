import { type House, houseOf, type OptionValue, optionsOf, type RuleId } from "@/lib/engine";
import { type Example, exampleOf } from "./example";
import { type Attribution, sourcesOf } from "./sources";

/** One set's side of a difference. */
export interface Side {
  readonly value: OptionValue;
  readonly example: Example | null;
  readonly sources: Attribution | null;
}

/** An option that differs between two sets. */
export interface Difference {
  readonly option: string;
  readonly rule: RuleId;
  readonly one: Side;
  readonly other: Side;
}

export interface Comparison {
  /** The number of the game's options. */
  readonly all: number;
  readonly differences: readonly Difference[];
}

type Named = Readonly<Record<string, unknown>>;

/**
 * Compares two rule sets of a game, in the order of its card. Both examples of an option use the first set
 * with only that option changed, so that nothing else differs. Null for an unknown game or set.
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
