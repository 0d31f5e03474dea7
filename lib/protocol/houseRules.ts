import { type House, houseOf } from "@/lib/engine";

/** All house rules of a game, as a table of it begins with what is named; none where the game, or one of them, is not known. */
export function houseWith(game: string, named: Readonly<Record<string, unknown>>): House {
  const house = houseOf(game, named);
  return house.ok ? house.value : {};
}

/** Of a game's house rules, those that are other than the game's own. */
export function changedRules(game: string, house: House): House {
  const own = houseWith(game, {});
  return Object.fromEntries(Object.entries(house).filter(([name, value]) => value !== own[name]));
}

/** Whether a table of a game plays alike by both, whatever of it is named. */
export function sameRules(game: string, one: House, other: House): boolean {
  const [a, b] = [houseOf(game, one), houseOf(game, other)];
  return a.ok && b.ok && Object.entries(a.value).every(([name, value]) => b.value[name] === value);
}
