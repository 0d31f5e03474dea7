import { type OptionValue, optionsOf } from "@/lib/engine";

/** Nobody washes together, and no round gives two players a bad at once, so a playoff ends with one who is lowest alone (F10, F12). */
const ALONE = { together_count: 99, simultaneous: "first" } as const;

/**
 * The house rules of a playoff: the game's own, but for those that could end it in the same tie.
 * @param game By id; the house of a game without such rules stays as it is.
 */
export function playoffHouse<Value>(
  game: string,
  house: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value | OptionValue>> {
  const options = optionsOf(game);
  if (!options.ok || !("together_count" in options.value)) return house;
  const { exact_wins: wins, ...others } = house;
  return { ...others, ...ALONE, ...(wins !== undefined && wins !== "others-lose" && { exact_wins: wins }) };
}
