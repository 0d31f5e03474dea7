import { type House, houseOf, optionsOf } from "@/lib/engine";
import { sayOptionTakes } from "@/lib/words/houseRules";

/** All house rules of a game, as a table of it begins with what is named. */
export function rulesOf(game: string, named: House): House {
  const house = houseOf(game, named);
  return house.ok ? house.value : {};
}

/** The house rule whose value the game would not take, in a sentence; null when it takes them all. */
export function badRule(game: string, house: House): string | null {
  const [read, options] = [houseOf(game, house), optionsOf(game)];
  if (read.ok || !options.ok) return null;
  const { name = "" } = read.refusal.values;
  const option = options.value[name];
  return option ? sayOptionTakes(name, option) : null;
}

/** Of a game's house rules, those that are other than the game's own. */
export function changedRules(game: string, house: House): House {
  const own = rulesOf(game, {});
  return Object.fromEntries(Object.entries(house).filter(([name, value]) => value !== own[name]));
}
