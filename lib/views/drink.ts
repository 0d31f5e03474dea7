import { type GameState, gameNamed, ownRules } from "@/lib/engine";

/** The table's own word for a drink, if it has one (P10). */
export function drinkAt({ game, house }: Pick<GameState, "game" | "house">): string | null {
  const own = ownRules(game);
  if (own !== null) return own.drink_name ?? null;
  const found = gameNamed(game);
  const option = found.ok ? found.value.options.drink_name : undefined;
  const named = house.drink_name;
  return option && "preset" in option && typeof named === "string" && named !== option.preset ? named : null;
}
