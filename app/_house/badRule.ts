import { type House, houseOf, optionsOf } from "@/lib/engine";
import { sayOptionTakes } from "@/lib/messages/house";

/** The first house rule whose value the game rejects, as a sentence; null if it accepts all. */
export function badRule(game: string, house: House): string | null {
  const [read, options] = [houseOf(game, house), optionsOf(game)];
  if (read.ok || !options.ok) return null;
  const { name = "" } = read.refusal.values;
  const option = options.value[name];
  return option ? sayOptionTakes(name, option) : null;
}
