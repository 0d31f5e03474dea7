import { type House, houseOf, type Option, type OptionValue, optionsOf, type Refusal } from "@/lib/engine";
import { playScene } from "./scenes";
import type { Seen } from "./seen";
import { SITUATIONS, type Situation } from "./situations";

// An example for each house rule: a small table at which the engine plays what the rule decides. Nothing of it is typed in but
// who sits there, what is said and which dice lie under the cups.

export interface Example {
  /** House rules that are other than here, without which nothing would be seen of this one. */
  readonly under: House;
  readonly seen: Seen;
  /** Whether another value of the rule would change what is seen. */
  readonly tells: boolean;
}

interface ExampleQuery {
  readonly game: string;
  /** The house rules as they are set; what is not named is the game's own. */
  readonly house: Readonly<Record<string, unknown>>;
  readonly option: string;
  /** Values it should differ between, besides those near the one that is set. */
  readonly against?: readonly OptionValue[];
}

/**
 * What the value of a house rule comes to, played by the engine: the situation, of those there are for the rule, in which most of its
 * values come to different things. Null where the game does not know the house, or the rule.
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
      best = { under, seen, tells: different > 1 };
      most = different;
    }
    if (different === values.length) break;
  }
  return best;
}

/** House rules under which a small round may not come as far as what is to be seen, and how they are out of its way (S20, S22). */
const IN_THE_WAY = { first_claim: "any", price: "one" } as const;

/** What can be played for a rule; and the same again with those out of its way that are in it. */
function situationsOf(option: string, house: House): readonly Situation[] {
  const situations = SITUATIONS[option] ?? [];
  const away = Object.entries(IN_THE_WAY).filter(
    ([name, usual]) => name !== option && name in house && house[name] !== usual,
  );
  if (away.length === 0) return situations;
  const without = Object.fromEntries(away);
  return [...situations, ...situations.map((one) => ({ ...one, needs: { ...one.needs, ...without } }))];
}

/** What two examples differ in: that something is refused, and not what could be done instead. */
const decided = (seen: Seen | null): string =>
  JSON.stringify(seen, (key, value) =>
    key === "refusal" ? [(value as Refusal).code, (value as Refusal).values.limit] : value,
  );

/** The values an example should differ between: every choice, or the numbers beside the one that is set. */
function nearby(option: Option, value: OptionValue): readonly OptionValue[] {
  if ("choices" in option) return option.choices;
  if ("longest" in option) return [value === option.preset ? "…" : option.preset];
  const beside =
    typeof value === "number"
      ? [value - 1, value + 1].filter((number) => number >= option.from && number <= option.to)
      : [option.from];
  return option.also === undefined ? beside : [...beside, option.also];
}
