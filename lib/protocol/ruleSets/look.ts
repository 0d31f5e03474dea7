import { ownLook, ownRules, type RuleSetData, type Stake } from "@/lib/engine";
import { type Cloth, FELTS, type Felt, PLAIN_CLOTH } from "../cloth";
import { seenName } from "../names";

// The look of an own game: presentation beside its rules. It changes no rule, so records and journals leave it out.

/** The stakes that a game can name itself. A drink is named by its rules (`drink_name`). */
export const NAMED_STAKES = ["bad", "good", "life", "chip"] as const satisfies readonly Stake[];

export type NamedStake = (typeof NAMED_STAKES)[number];

/** The longest own word for a stake, in characters. */
export const MAX_STAKE_WORD = 20;

/** An own game's color, and its words for stakes, one of each: "strike". */
export interface Look {
  /** The felt of its tables; if left out, the group's. */
  readonly color?: Felt;
  readonly words?: Readonly<Partial<Record<NamedStake, string>>>;
}

/** A rule set with its look. */
export interface OwnGame extends RuleSetData {
  readonly look?: Look;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first key that is not one of these. */
const unknownKey = (value: object, known: readonly string[]): string | undefined =>
  Object.keys(value).find((key) => !known.includes(key));

/** Reads a look of unknown origin: without empty parts, undefined if nothing is left, or the path of a bad key. */
export function readLook(input: unknown): { readonly look: Look | undefined } | { readonly bad: string } {
  if (input === undefined) return { look: undefined };
  if (!isObject(input)) return { bad: "look" };
  const unknown = unknownKey(input, ["color", "words"]);
  if (unknown !== undefined) return { bad: `look.${unknown}` };
  const { color: named, words = {} } = input;
  const color = FELTS.find((felt) => felt === named);
  if (named !== undefined && color === undefined) return { bad: "look.color" };
  if (!isObject(words)) return { bad: "look.words" };
  const strange = unknownKey(words, NAMED_STAKES);
  if (strange !== undefined) return { bad: `look.words.${strange}` };
  const read = Object.entries(words).map(([stake, word]) => [
    stake,
    typeof word === "string" ? seenName(word) : "",
  ]);
  const empty = read.find(([, word = ""]) => word === "" || [...word].length > MAX_STAKE_WORD);
  if (empty) return { bad: `look.words.${empty[0]}` };
  if (color === undefined && read.length === 0) return { look: undefined };
  return { look: { ...(color && { color }), ...(read.length > 0 && { words: Object.fromEntries(read) }) } };
}

/** The look of a table on which this game is played. The color of a game comes before the group's. */
export function clothUnder(game: string, cloth: Cloth | null): Cloth | null {
  const { color } = lookOf(game);
  return color === undefined ? cloth : { ...(cloth ?? PLAIN_CLOTH), felt: color };
}

/** The look of a game; empty for games without one. */
export const lookOf = (game: string): Look => (ownLook(game) ?? {}) as Look;

/** The rules of an own game with its look; null for other games. */
export function ownGame(game: string): OwnGame | null {
  const rules = ownRules(game);
  const look = ownLook(game) as Look | undefined;
  return rules && { ...rules, ...(look && { look }) };
}
