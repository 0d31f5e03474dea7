import type { Game, GameCard, HouseOf, Option, Options } from "./parts";
import { remembered } from "./remembered";
import { presetOf } from "./resolveHouse";
import { claimWords } from "./ruleSet";
import { partsOf } from "./ruleSetParts";
import { ASTRAY, type GameData, type House } from "./vocabulary";

/** An option with several words; the first is the default. */
export const choice = <const Choices extends readonly [string, ...string[]]>(
  rule: Option["rule"],
  ...choices: Choices
) => ({ rule, choices });

/** House rules of every game. */
const EVERYWHERE = { astray: choice("S16", ...ASTRAY) };

/** Declares a game as data. Its card is typed by its own options; the registry has a common type. */
export const game = <const Id extends string, const O extends Options>(
  card: GameCard<O> & { readonly id: Id },
): Game & { readonly id: Id } => {
  const usual = Object.fromEntries(
    Object.entries(card.options).map(([name, option]) => [name, presetOf(option)]),
  );
  // A table may have frozen its rules before an option existed; it then has the default.
  const data = (house: House): GameData => {
    const made = card.rules({ ...usual, ...house } as HouseOf<O>);
    return { ...made, claims: claimWords(made.claims) };
  };
  return {
    id: card.id,
    options: { ...card.options, ...EVERYWHERE },
    data,
    rules: remembered((house) => partsOf(data(house))),
  };
};

/** A free text with a maximum length. */
export const words = (rule: Option["rule"], preset: string, longest: number) => ({ rule, preset, longest });

interface Bounds {
  readonly from: number;
  readonly to: number;
}

/** An integer within bounds; `preset` is the default. */
export const wholeNumber = (rule: Option["rule"], number: Bounds & { readonly preset: number }) => ({
  rule,
  ...number,
});

/** The same, or one word for a number that the game computes, which is the default. */
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
