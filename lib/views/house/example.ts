import { type House, houseOf, type Option, type OptionValue, optionsOf, type Refusal } from "@/lib/engine";
import { playScene } from "./scenes";
import type { Seen } from "./seen";
import { SITUATIONS, type Situation } from "./situations";

// An example per option: a small table at which the engine plays what the option decides. Only the players,
// claims and dice are given.

export interface Example {
  /** Other options that the example needs. */
  readonly under: House;
  readonly seen: Seen;
  /** True if another value would change the example. */
  readonly differs: boolean;
}

interface ExampleQuery {
  readonly game: string;
  /** The current house rules; missing ones have the default. */
  readonly house: Readonly<Record<string, unknown>>;
  readonly option: string;
  /** Values the example should distinguish, besides the neighbors of the current one. */
  readonly against?: readonly OptionValue[];
}

/**
 * Plays an example of an option's value: the situation in which most of its values differ. Null for an
 * unknown set or option.
 */
export function exampleOf({ game, house: named, option, against = [] }: ExampleQuery): Example | null {
  const [house, options] = [houseOf(game, named), optionsOf(game)];
  const described = options.ok && Object.hasOwn(options.value, option) ? options.value[option] : undefined;
  const value = house.ok ? house.value[option] : undefined;
  if (!house.ok || !options.ok || described === undefined || value === undefined) return null;
  const known = options.value;
  const values = [...new Set([value, ...nearby(described, value), ...against])];
  let best: Example | null = null;
  let most = 0;
  for (const { scene, needs = {}, only } of situationsOf(option, house.value)) {
    if (only !== undefined && only !== value) continue;
    const under = Object.fromEntries(
      Object.entries(needs).filter(([name, needed]) => house.value[name] !== needed),
    );
    if (Object.keys(under).some((name) => !Object.hasOwn(known, name) || name === option)) continue;
    const sees = (one: OptionValue): Seen | null => {
      const there = houseOf(game, { ...house.value, ...under, [option]: one });
      return there.ok ? playScene(scene, game, there.value) : null;
    };
    const seen = sees(value);
    if (seen === null) continue;
    const different = new Set(values.map((one) => decided(sees(one)))).size;
    if (different > most) {
      best = { under, seen, differs: different > 1 };
      most = different;
    }
    if (different === values.length) break;
  }
  return best;
}

/** Options that can stop a short round early, and values that avoid it (S20, S22). */
const IN_THE_WAY = { first_claim: "any", price: "one" } as const;

/** The situations of an option, also with those options neutralized. */
function situationsOf(option: string, house: House): readonly Situation[] {
  const situations = SITUATIONS[option] ?? [];
  const away = Object.entries(IN_THE_WAY).filter(
    ([name, usual]) => name !== option && name in house && house[name] !== usual,
  );
  if (away.length === 0) return situations;
  const without = Object.fromEntries(away);
  return [...situations, ...situations.map((one) => ({ ...one, needs: { ...one.needs, ...without } }))];
}

/** The comparable part of an example: a refusal without its alternatives. */
const decided = (seen: Seen | null): string =>
  JSON.stringify(seen, (key, value) =>
    key === "refusal" ? [(value as Refusal).code, (value as Refusal).values.limit] : value,
  );

/** The values to distinguish: every choice, or the neighboring numbers. */
function nearby(option: Option, value: OptionValue): readonly OptionValue[] {
  if ("choices" in option) return option.choices;
  if ("longest" in option) return [value === option.preset ? "…" : option.preset];
  const neighbors =
    typeof value === "number"
      ? [value - 1, value + 1].filter((number) => number >= option.from && number <= option.to)
      : [option.from];
  return option.also === undefined ? neighbors : [...neighbors, option.also];
}
