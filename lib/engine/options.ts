import { refusal } from "./checks";
import type { Game, GameCard, HouseOf, Option, Options } from "./parts";
import { ok, type Result, refused } from "./result";
import { type House, LADDERS, type OptionValue, type Refusal } from "./vocabulary";

/** Declares a game, so that its card is typed by its own options; the registry sees all games alike. */
export const game = <const O extends Options>(card: GameCard<O>): Game => ({
  ...card,
  rules: (house) => card.rules(house as HouseOf<O>),
});

/** One of several words; the first is the default. */
export const choice = <const Choices extends readonly [string, ...string[]]>(
  rule: Option["rule"],
  ...choices: Choices
) => ({ rule, choices });

/** Every ladder, to follow a game's own as further choices (S8, formats §6). */
export const LADDER_CHOICES = LADDERS;

/** Free words, at most so many characters. */
export const words = (rule: Option["rule"], preset: string, longest: number) => ({ rule, preset, longest });

interface Bounds {
  readonly from: number;
  readonly to: number;
}

/** A whole number between bounds; `preset` unless the table names another. */
export const wholeNumber = (rule: Option["rule"], number: Bounds & { readonly preset: number }) => ({
  rule,
  ...number,
});

/** The same, or one word that stands for a number the game works out; that word is the default. */
export const wholeNumberOr = <const Also extends string>(
  rule: Option["rule"],
  also: Also,
  bounds: Bounds,
) => ({
  rule,
  preset: also,
  also,
  ...bounds,
});

const preset = (option: Option): OptionValue => ("choices" in option ? option.choices[0] : option.preset);

function allows(option: Option, value: unknown): value is OptionValue {
  if ("choices" in option) return option.choices.includes(value as string);
  if ("longest" in option)
    return typeof value === "string" && value.trim() !== "" && [...value].length <= option.longest;
  if (value === option.also) return value !== undefined;
  return typeof value === "number" && Number.isInteger(value) && value >= option.from && value <= option.to;
}

/**
 * House rules as named by a table → every option with its value.
 * Refuses with `unknown-option`, `bad-option-value` (formats §6: words and whole numbers only).
 */
export function resolveHouse(
  options: Options,
  named: Readonly<Record<string, unknown>>,
): Result<House, Refusal> {
  for (const [name, value] of Object.entries(named)) {
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) return refused(refusal("unknown-option", null, { name }));
    if (!allows(option, value))
      return refused(
        refusal("bad-option-value", option.rule, {
          name,
          text: typeof value === "object" ? "that" : String(value),
        }),
      );
  }
  const house = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, named[name] ?? preset(option)]),
  );
  return ok(house as House);
}
