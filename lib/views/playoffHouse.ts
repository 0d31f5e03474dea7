import { type OptionValue, optionsOf } from "@/lib/engine";

/** No shared washing and no simultaneous bads, so that a playoff ends with a single loser (F10, F12). */
const ALONE = { together_count: 99, simultaneous: "first" } as const;

/**
 * The house rules of a playoff: the game's own, except those that could tie again.
 * @param game A game id; rules of a game without these options stay unchanged.
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
