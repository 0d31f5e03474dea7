import type { Game, GameCard, HouseOf, Option, Options } from "./parts";
import { remembered } from "./remembered";
import { presetOf } from "./resolveHouse";
import { ASTRAY, LADDERS } from "./vocabulary";

/** One of several words; the first is the default. */
export const choice = <const Choices extends readonly [string, ...string[]]>(
  rule: Option["rule"],
  ...choices: Choices
) => ({ rule, choices });

/** House rules of every game. */
const EVERYWHERE = { astray: choice("S16", ...ASTRAY) };

/** Declares a game, so that its card is typed by its own options; the registry sees all games alike. */
export const game = <const Id extends string, const O extends Options>(
  card: GameCard<O> & { readonly id: Id },
): Game & { readonly id: Id } => {
  const usual = Object.fromEntries(
    Object.entries(card.options).map(([name, option]) => [name, presetOf(option)]),
  );
  return {
    ...card,
    options: { ...card.options, ...EVERYWHERE },
    // A table that froze its rules before there was an option plays by what is usual.
    rules: remembered((house) => card.rules({ ...usual, ...house } as HouseOf<O>)),
  };
};

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
