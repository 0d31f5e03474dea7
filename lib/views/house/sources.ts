import { houseOf, type Option, type OptionValue, optionsOf, type RuleId } from "@/lib/engine";

// Which of the texts that the rule book rests on plays a house rule how. Read off the texts themselves and the rule book's own
// notes; nothing of their wording is here.

/** The texts, by the letters of the rule book, and the part of the book that each of them became. */
export const SOURCES = [
  { id: "A", rules: "P" },
  { id: "B", rules: "F" },
  { id: "C", rules: "B" },
  { id: "D", rules: "R" },
  { id: "E", rules: "C" },
  { id: "F", rules: "O" },
  { id: "G", rules: "I" },
] as const;
export type Source = (typeof SOURCES)[number]["id"];

interface SourceText {
  /** The value, or all from it upward. */
  readonly is: OptionValue | { readonly from: number };
  /** Those that say it. */
  readonly plays?: string;
  /** Those that leave it to the table. */
  readonly offers?: string;
  /** Those that can be read so. */
  readonly reads?: string;
  /** Under this rule only, where the option is another thing elsewhere. */
  readonly rule?: RuleId;
}

/** What the texts tell, by option. A value that none of them tells of is left out. */
export const SOURCE_CLAIMS: Readonly<Record<string, readonly SourceText[]>> = {
  dice_each: [
    { is: "auto", plays: "B" },
    { is: 3, plays: "B" },
    { is: 5, plays: "CDFG" },
  ],
  raise: [
    { is: "quantity-major", plays: "D", reads: "BC" },
    { is: "quantity-only", reads: "B" },
    { is: "face-major", plays: "G" },
  ],
  ones: [
    { is: "low", plays: "AB", reads: "CDG" },
    { is: "high", plays: "F", reads: "E" },
  ],
  out_of_turn: [
    { is: "on", plays: "B" },
    { is: "off", plays: "ADEFG", reads: "C" },
  ],
  end_alone: [{ is: 5, plays: "B" }],
  end_together: [{ is: 3, plays: "B" }],
  together_count: [{ is: 2, plays: "B" }],
  end_pair: [
    { is: "at-least", reads: "B" },
    { is: "exactly", reads: "B" },
  ],
  starter: [
    { is: "source", plays: "B" },
    { is: "winner", plays: "AE" },
    { is: "rotate", plays: "FG", reads: "D" },
    { is: "left-of-challenger", reads: "D" },
    { is: "left-of-claimer", reads: "FG" },
  ],
  wild: [
    { is: "none", plays: "CDG" },
    { is: "red-die", plays: "B" },
  ],
  wild_face: [
    { is: "none", plays: "D" },
    { is: "red-die", plays: "B" },
  ],
  loses: [{ is: "one", plays: "CD" }],
  price: [{ is: "one", plays: "BDG" }],
  exact_call: [{ is: "off", plays: "BCG" }],
  exact_wins: [{ is: "others-lose", plays: "D" }],
  pot_ante: [{ is: { from: 1 }, plays: "D" }],
  natural_needed: [{ is: "off", plays: "B" }],
  straights: [
    { is: "none", plays: "A" },
    { is: "below-full-house", plays: "F", offers: "A", reads: "E" },
    { is: "above-full-house", offers: "A" },
  ],
  ace_straight: [{ is: "off", plays: "F" }],
  implied_kicker: [{ is: "on", plays: "A" }],
  raise_strictness: [{ is: "literal", reads: "A" }],
  table_lock: [
    { is: "round", plays: "A" },
    { is: "turn", reads: "A" },
  ],
  cup_roll: [
    { is: "optional", reads: "A" },
    { is: "mandatory", reads: "A" },
  ],
  blind_may_roll: [{ is: "no", reads: "A" }],
  winner_gives_drink: [
    { is: "off", plays: "A" },
    { is: "on", offers: "A" },
  ],
  drink_name: [{ is: "drink", plays: "A" }],
  ante: [
    { is: 1, plays: "E", rule: "C2" },
    { is: 0, reads: "D", rule: "R2" },
    { is: { from: 1 }, plays: "D", rule: "R2" },
  ],
  exposed_strict: [
    { is: "off", reads: "E" },
    { is: "on", reads: "E" },
  ],
  lives: [{ is: 1, plays: "E", rule: "C5" }],
  chips: [{ is: 10, plays: "FG" }],
  rerolls: [{ is: 2, plays: "FG" }],
  spot_on: [
    { is: "on", plays: "D" },
    { is: "off", plays: "BCG" },
  ],
};

/** What the sources say of one value of a house rule. */
export interface Attribution {
  readonly plays: readonly Source[];
  readonly offers: readonly Source[];
  readonly reads: readonly Source[];
  /**
   * Where none tells of it. `reading`: the game's own way where its source is silent; `usual`: the usual way of a game that is in none
   * of the sources; `own`: free words, which are the table's; `none`: no source plays it so.
   */
  readonly otherwise: "reading" | "usual" | "own" | "none" | null;
}

/** Which sources play an option of a game with this value. Null where the game has no such option. */
export function sourcesOf(game: string, option: string, value: OptionValue): Attribution | null {
  const [options, usual] = [optionsOf(game), houseOf(game, {})];
  const described = options.ok && Object.hasOwn(options.value, option) ? options.value[option] : undefined;
  if (!options.ok || !usual.ok || described === undefined) return null;
  const told = (Object.hasOwn(SOURCE_CLAIMS, option) ? (SOURCE_CLAIMS[option] ?? []) : []).find(
    ({ is, rule }) =>
      (rule === undefined || rule === described.rule) &&
      (typeof is === "object" ? typeof value === "number" && value >= is.from : is === value),
  );
  const of = (letters = "") => SOURCES.flatMap(({ id }) => (letters.includes(id) ? [id] : []));
  const found = { plays: of(told?.plays), offers: of(told?.offers), reads: of(told?.reads) };
  if (told) return { ...found, otherwise: null };
  if ("longest" in described) return { ...found, otherwise: "own" };
  if (usual.value[option] !== value) return { ...found, otherwise: "none" };
  return { ...found, otherwise: hasSource(Object.values(options.value)) ? "reading" : "usual" };
}

/** Whether a game with these options is told by one of the texts. */
const hasSource = (options: readonly Option[]): boolean =>
  SOURCES.some(({ rules }) => options.some(({ rule }) => rule.startsWith(rules)));
