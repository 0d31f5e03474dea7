import { type GameState, optionsOf } from "@/lib/engine";

/** The word that the house has chosen for a drink, where it has (P10). */
export function drinkAt({ game, house }: Pick<GameState, "game" | "house">): string | null {
  const options = optionsOf(game);
  const option = options.ok ? options.value.drink_name : undefined;
  const named = house.drink_name;
  return option && "preset" in option && typeof named === "string" && named !== option.preset ? named : null;
}
