import { type House, houseOf, ownRules } from "@/lib/engine";

/** All house rules of a new game with the given ones; none if the game or a rule is unknown. */
export function houseWith(game: string, named: Readonly<Record<string, unknown>>): House {
  const house = houseOf(game, named);
  return house.ok ? house.value : {};
}

/** The house rules that differ from the game's defaults. */
export function changedRules(game: string, house: House): House {
  const own = houseWith(game, {});
  return Object.fromEntries(Object.entries(house).filter(([name, value]) => value !== own[name]));
}

/** True if both sets play alike, even if they name different rules. */
export function sameRules(game: string, one: House, other: House): boolean {
  if (ownRules(game) !== null) return true;
  const [a, b] = [houseOf(game, one), houseOf(game, other)];
  return a.ok && b.ok && Object.entries(a.value).every(([name, value]) => b.value[name] === value);
}
