import { type GameState, houseOf, isVisible, ok, ownRules } from "@/lib/engine";
import { type ApiResult, apiError, refusedByRules } from "@/lib/protocol/apiResult";
import { type Cloth, MAX_PLATE_LENGTH, MAX_STAMP_LENGTH } from "@/lib/protocol/cloth";
import { changedRules } from "@/lib/protocol/houseRules";
import { MAX_GROUP_NAME_LENGTH } from "@/lib/protocol/membership";
import { mixedWord, seenName } from "@/lib/protocol/names";
import { MAX_PRESET_NAME_LENGTH } from "@/lib/protocol/presets";

/** Normalizes a typed group name. Refuses with `bad-group-name`, `mixed-name`. */
export const readGroupName = (typed: string): ApiResult<string> =>
  readName(typed, MAX_GROUP_NAME_LENGTH, "bad-group-name");

function readName(
  typed: string,
  longest: number,
  otherwise: "bad-group-name" | "bad-preset-name",
): ApiResult<string> {
  const name = seenName(typed);
  if (!isVisible(name) || [...name].length > longest) return apiError(otherwise);
  return mixedWord(name) === null ? ok(name) : apiError("mixed-name");
}

/**
 * Normalizes the typed texts of a table look; each may be empty. Refuses with `bad-stamp`, `bad-plate` when
 * they are too long, and with `mixed-name` for a nameplate.
 */
export function readCloth(typed: Cloth): ApiResult<Cloth> {
  const words = { short: seenName(typed.short), there: seenName(typed.there), plate: seenName(typed.plate) };
  const isLonger = (word: string, longest: number) => [...word].length > longest;
  if ([words.short, words.there].some((word) => isLonger(word, MAX_STAMP_LENGTH)))
    return apiError("bad-stamp");
  if (isLonger(words.plate, MAX_PLATE_LENGTH)) return apiError("bad-plate");
  return mixedWord(words.plate) === null ? ok({ felt: typed.felt, ...words }) : apiError("mixed-name");
}

/** Validates a time zone. Refuses with `no-such-time-zone`, also for an offset such as "+01:00". */
export function readTimeZone(named: string): ApiResult<string> {
  if (!/^[A-Za-z]/.test(named)) return apiError("no-such-time-zone");
  try {
    new Intl.DateTimeFormat("en-GB", { timeZone: named });
    return ok(named);
  } catch {
    return apiError("no-such-time-zone");
  }
}

/** Normalizes a typed name of saved rules. Refuses with `bad-preset-name`, `mixed-name`. */
export const readPresetName = (typed: string): ApiResult<string> =>
  readName(typed, MAX_PRESET_NAME_LENGTH, "bad-preset-name");

/** Completes the named house rules for the engine. Refuses as the engine does. */
export function readHouse(
  game: string,
  named: Readonly<Record<string, unknown>>,
): ApiResult<GameState["house"]> {
  // An own game has no house rules.
  const [option] = ownRules(game) === null ? [] : Object.keys(named);
  if (option !== undefined)
    return refusedByRules({ code: "unknown-option", rule: null, values: { name: option } });
  const house = ownRules(game) === null ? houseOf(game, named) : ok({});
  return house.ok ? house : refusedByRules(house.refusal);
}

/** The same, reduced to those that differ from the game's defaults. Refuses as the engine does. */
export function readChangedHouse(
  game: string,
  named: Readonly<Record<string, unknown>>,
): ApiResult<GameState["house"]> {
  const house = readHouse(game, named);
  return house.ok ? ok(changedRules(game, house.value)) : house;
}
