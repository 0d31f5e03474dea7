import { houseOf, type Option, type OptionValue, optionsOf, type RuleId } from "@/lib/engine";

// The sources of each option's values, from the texts and the rule book's notes, without their wording.

/** The texts by letter, with the chapters based on them. */
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
  /** The value, or a minimum. */
  readonly is: OptionValue | { readonly from: number };
  /** Sources that state it. */
  readonly plays?: string;
  /** Sources that leave it open. */
  readonly offers?: string;
  /** Sources that can be read so. */
  readonly reads?: string;
  /** Only for this rule, if the option means something else elsewhere. */
  readonly rule?: RuleId;
}

/** The sources by option. Values without a source are omitted. */
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

/** The sources of an option's value. */
export interface Attribution {
  readonly plays: readonly Source[];
  readonly offers: readonly Source[];
  readonly reads: readonly Source[];
  /**
   * Without a source. `reading`: the game's default where its source is silent; `usual`: the default of a
   * game without a source. `own`: free text of the table; `none`: no source plays it.
   */
  readonly otherwise: "reading" | "usual" | "own" | "none" | null;
}

/** The sources of an option's value in a game. Null if the game has no such option. */
export function sourcesOf(game: string, option: string, value: OptionValue): Attribution | null {
  const [options, usual] = [optionsOf(game), houseOf(game, {})];
  const described = options.ok && Object.hasOwn(options.value, option) ? options.value[option] : undefined;
  if (!options.ok || !usual.ok || described === undefined) return null;
  const sourceClaim = (Object.hasOwn(SOURCE_CLAIMS, option) ? (SOURCE_CLAIMS[option] ?? []) : []).find(
    ({ is, rule }) =>
      (rule === undefined || rule === described.rule) &&
      (typeof is === "object" ? typeof value === "number" && value >= is.from : is === value),
  );
  const of = (letters = "") => SOURCES.flatMap(({ id }) => (letters.includes(id) ? [id] : []));
  const found = {
    plays: of(sourceClaim?.plays),
    offers: of(sourceClaim?.offers),
    reads: of(sourceClaim?.reads),
  };
  if (sourceClaim) return { ...found, otherwise: null };
  if ("longest" in described) return { ...found, otherwise: "own" };
  if (usual.value[option] !== value) return { ...found, otherwise: "none" };
  return { ...found, otherwise: hasSource(Object.values(options.value)) ? "reading" : "usual" };
}

/** True if a source covers a game with these options. */
const hasSource = (options: readonly Option[]): boolean =>
  SOURCES.some(({ rules }) => options.some(({ rule }) => rule.startsWith(rules)));
