import { type GameState, gameNamed } from "@/lib/engine";

/** The word that the house has chosen for a drink, where it has (P10). */
export function drinkAt({ game, house }: Pick<GameState, "game" | "house">): string | null {
  const found = gameNamed(game);
  const option = found.ok ? found.value.options.drink_name : undefined;
  const named = house.drink_name;
  return option && "preset" in option && typeof named === "string" && named !== option.preset ? named : null;
}
