import { ok, ownGameId, type Refusal, type Result, refused } from "@/lib/engine";
import { mixedWord, seenName } from "../names";
import { withoutDefaults } from "./builtIn";
import { type OwnGame, readLook } from "./look";
import { MAX_PATH_LENGTH, readRuleSet } from "./readRuleSet";
import { sorted } from "./sorted";

// A table's own game, from people's hands: its texts are typed, and equal rules must be one game.

/** The longest rule set that can be played, in characters. */
export const MAX_OWN_GAME_LENGTH = 8_000;

const bad = (name: string): Result<never, Refusal> =>
  refused({ code: "bad-rule-set", rule: null, values: { name } });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const seen = (value: unknown): unknown => (typeof value === "string" ? seenName(value) : value);

/** The typed texts as they can be seen. */
function tidied(rules: Readonly<Record<string, unknown>>): unknown {
  const { challenges } = rules;
  const texts = ["name", "description", "drink_name"].filter((key) => Object.hasOwn(rules, key));
  return {
    ...rules,
    ...Object.fromEntries(texts.map((key) => [key, seen(rules[key])])),
    ...(Array.isArray(challenges) && {
      challenges: challenges.map((one: unknown) =>
        isObject(one) && Object.hasOwn(one, "called") ? { ...one, called: seen(one.called) } : one,
      ),
    }),
  };
}

/**
 * Reads a rule set that someone made, with or without a look. Equal games have equal ids (`ownGameId`). Refuses with
 * `bad-rule-set`, also a name with lookalike letters and a rule set that is too long.
 */
export function readOwnGame(
  input: unknown,
): Result<{ readonly game: string; readonly rules: OwnGame }, Refusal> {
  const { look: given, ...plain } = isObject(input) ? input : { look: undefined };
  const read = readRuleSet(isObject(input) ? tidied(plain) : input);
  if (!read.ok) return read;
  if (mixedWord(read.value.name) !== null) return bad("name");
  const seen = readLook(given);
  if ("bad" in seen) return bad(seen.bad.slice(0, MAX_PATH_LENGTH));
  const { format, ...rest } = withoutDefaults(read.value);
  const { winner_gives } = read.value;
  const { look } = seen;
  const rules: OwnGame = { format, ...JSON.parse(sorted({ ...rest, winner_gives, ...(look && { look }) })) };
  const game = ownGameId(rules);
  return game.length > MAX_OWN_GAME_LENGTH ? bad("") : ok({ game, rules });
}

/** Reads a rule set as text. Refuses as `readOwnGame`. */
export function readOwnGameText(text: string): ReturnType<typeof readOwnGame> {
  // The longest rule set, indented.
  if (text.length > MAX_OWN_GAME_LENGTH * 4) return bad("");
  try {
    return readOwnGame(JSON.parse(text));
  } catch {
    return bad("");
  }
}

/** Reads the game of a request: an id of the rule book, or a rule set as text. Refuses with `bad-rule-set`. */
export function readGame(game: string): Result<string, Refusal> {
  if (!game.trimStart().startsWith("{")) return ok(game);
  const own = readOwnGameText(game);
  return own.ok ? ok(own.value.game) : own;
}
