import type { Option, OptionValue } from "@/lib/engine";
import { list } from "./anyPage";
import { SOURCE_TEXTS, type SourceText } from "./sourceTexts";
import { gameName } from "./terms";
import { translated } from "./translated";

// House rules as a group chooses them: a name, one sentence, and the choices. Options of the same
// name mean the same in every game.

interface OptionWords {
  readonly name: string;
  readonly hint?: string;
  /** Its choices, if "on", "off" or the word itself isn't clear. */
  readonly choices?: Readonly<Record<string, string>>;
}

const OPTIONS: Readonly<Record<string, OptionWords>> = {
  dice_each: {
    name: "Dice each",
    hint: "Dice under each cup.",
    choices: { auto: "5 for 2–4 players, else 3" },
  },
  raise: {
    name: "Raises",
    hint: "Which claims beat the last one.",
    choices: {
      "quantity-major": "More dice, or a higher face",
      "quantity-only": "More dice, any face",
      "face-major": "More of that face, or a higher one",
      "no-decrease": "More of either, less of neither",
      perudo: "Perudo: half as many ones",
    },
  },
  ones: {
    name: "Ones rank",
    hint: "Are ones the lowest face, or do they beat sixes?",
    choices: { low: "Lowest", high: "Above sixes" },
  },
  cap_bids: {
    name: "Claims beyond the dice in play",
    hint: "Can you claim more dice than there are?",
    choices: { off: "Allowed", on: "Not allowed" },
  },
  out_of_turn: {
    name: "Challenges out of turn",
    choices: { on: "Anyone", off: "Only the player in turn" },
  },
  out_of_turn_penalty: {
    name: "Wrong out of turn costs",
    hint: "Dice lost for a wrong challenge out of turn.",
  },
  simultaneous: {
    name: "Several bangs at once",
    hint: "Whose bang counts.",
    choices: { first: "Only the first", "all-score": "All of them" },
  },
  end_alone: { name: "Bads to wash alone", hint: "Bads that end the game for one player." },
  end_together: { name: "Bads to wash together" },
  together_count: { name: "Players to wash together" },
  end_pair: {
    name: "More players than that",
    hint: "Do they wash together, too?",
    choices: { "at-least": "They wash too", exactly: "Only with exactly that many" },
  },
  starter: {
    name: "Who starts the next round",
    choices: {
      source: "Who banged or took a bad",
      loser: "Who lost the round",
      winner: "Who won the round",
      rotate: "Left of who started",
      "rotate-right": "Right of who started",
      "left-of-loser": "Left of who lost",
      "left-of-challenger": "Left of who challenged",
      "left-of-claimer": "Left of who claimed",
    },
  },
  wild: {
    name: "Wild face",
    hint: "Which face counts as any other.",
    choices: { none: "None", ones: "Ones", "red-die": "What the red die shows" },
  },
  loses: {
    name: "Being wrong costs",
    choices: { one: "One die", two: "Two dice", difference: "The difference" },
  },
  natural_needed: {
    name: "Wild dice alone",
    hint: "Does a claim hold on wild dice alone?",
    choices: { off: "Enough", on: "Not enough" },
  },
  straights: {
    name: "Straights",
    choices: {
      none: "Don’t count",
      "below-full-house": "Below a full house",
      "above-full-house": "Above a full house",
    },
  },
  ace_straight: { name: "Ace straight", hint: "3-4-5-6-1, just above the high straight." },
  implied_kicker: {
    name: "Unnamed dice",
    hint: "What “pair of twos” means for the other dice.",
    choices: { on: "The lowest that fits", off: "Nothing" },
  },
  raise_strictness: {
    name: "What counts as higher",
    hint: "Strict: each raise must also fit fewer hands.",
    choices: { literal: "Any higher hand", "must-shrink": "Strict" },
  },
  table_lock: {
    name: "Dice rolled in the open stay",
    choices: { round: "All round", turn: "This turn" },
  },
  cup_roll: {
    name: "Rolling the cup after a peek",
    choices: { optional: "Optional", mandatory: "Required" },
  },
  blind_may_roll: { name: "Touching dice without a peek" },
  claim_must_fit_table: {
    name: "Claims the open dice disprove",
    choices: { no: "Allowed", yes: "Not allowed" },
  },
  winner_gives_drink: { name: "The winner hands out a drink too" },
  drink_name: { name: "What you drink", hint: "Anything: a sip, water, a push-up." },
  ante: { name: "Ante", hint: "Chips everyone pays in." },
  exposed_strict: {
    name: "Dice in the open",
    hint: "How well the finished hand must match them.",
    choices: { off: "Must be part of the claim", on: "Must make exactly that hand" },
  },
  lives: { name: "Lives each", hint: "Losses until you’re out." },
  chips: { name: "Chips each" },
  rerolls: { name: "Rerolls a turn", hint: "How often you can reroll before you claim." },
  opener_rerolls: { name: "The starter can reroll" },
  spot_on: { name: "Spot on", hint: "Calling a claim exactly right." },
  open_on_ones: { name: "Starting on ones" },
  wild_face: {
    name: "Wild face",
    hint: "Which face counts as any other.",
    choices: { none: "None", ones: "Ones", "red-die": "What the red die shows" },
  },
  wild_ones: { name: "Wild ones", hint: "Does a one become any face that helps the hand?" },
  named_wild: {
    name: "When the wild is claimed",
    hint: "Does it stay wild for the rest of the round?",
    choices: {
      stays: "Stays wild",
      opening: "Ends if the round starts on it",
      any: "Ends once someone claims it",
    },
  },
  price: {
    name: "Being wrong costs",
    choices: { one: "One", two: "Two", difference: "The difference" },
  },
  exact_call: { name: "Calling spot on", hint: "Calling a claim exactly right, in turn." },
  pot_ante: { name: "Ante into a pot", hint: "Chips everyone pays in once; 0: no pot." },
  first_claim: {
    name: "The first claim of a round",
    hint: "How many dice it must name.",
    choices: { any: "Any number", players: "At least one per player" },
  },
  five_alike: {
    name: "Five of a kind in one cup",
    hint: "How many they count as, if all five help.",
    choices: { five: "Count as five", six: "Count as six", seven: "Six, or seven without a wild" },
  },
  wrong_costs: { name: "Being wrong costs", choices: { one: "One", two: "Two" } },
  loser_drinks: { name: "Drinks for a loss", hint: "Drinks on top of each loss." },
  loss_drinks: { name: "Drinks for a loss", hint: "Drinks on top of each loss." },
  exact_wins: {
    name: "A right “spot on” wins",
    choices: {
      one: "One back",
      two: "Two back",
      all: "All back",
      "others-lose": "Everyone else loses one",
    },
  },
  next_to_mia: {
    name: "Right below Mia",
    hint: "The roll that only Mia beats.",
    choices: { "double-six": "Double six", "three-one": "31, the little Mia", "double-one": "Double one" },
  },
  false_mia: { name: "A false Mia costs", choices: { one: "One life", two: "Two lives" } },
  second_roll: {
    name: "A second roll",
    hint: "Can you roll once more, without a second peek?",
    choices: { off: "No", blind: "Once, unseen" },
  },
  calza: { name: "Calza", hint: "Anyone but the claimer calls it exactly right." },
  palifico: { name: "Palifico", hint: "A special round when someone is down to one die." },
  equal_ok: {
    name: "Claiming the same again",
    choices: { no: "Not allowed", yes: "Allowed" },
  },
  pass_unseen: { name: "Passing unseen", choices: { on: "Allowed", off: "Not allowed" } },
  stack: { name: "Chips to start with", hint: "0: chips count from zero, and can be owed." },
  short: {
    name: "Short of an ante",
    hint: "What happens without enough chips.",
    choices: { "all-in": "All-in, plays for the whole pot", out: "Out until they rebuy" },
  },
  astray: {
    name: "Cocked or dropped dice",
    hint: "A die off the table, leaning, or shown early.",
    choices: {
      void: "The round is void",
      "re-roll": "That die is rerolled",
      stands: "It counts as it lies",
    },
  },
};

const COMMON: Readonly<Record<string, string>> = { on: "On", off: "Off", yes: "Yes", no: "No" };

/** The name of a house rule; its key, made readable, if it has none yet. */
export const sayOption = translated(
  "house",
  "sayOption",
  (option: string): string => OPTIONS[option]?.name ?? readable(option),
);

/** Its hint, if it has one. */
export const sayOptionHint = translated(
  "house",
  "sayOptionHint",
  (option: string): string | undefined => OPTIONS[option]?.hint,
);

/** The name of one of its choices. */
export const sayOptionValue = translated(
  "house",
  "sayOptionValue",
  (option: string, value: OptionValue): string => {
    if (typeof value === "number") return String(value);
    return OPTIONS[option]?.choices?.[value] ?? COMMON[value] ?? readable(value);
  },
);

/** The values a house rule takes, for the refusal of any other. */
export const sayOptionTakes = translated(
  "house",
  "sayOptionTakes",
  (name: string, option: Option): string => {
    const called = `“${sayOption(name)}”`;
    if ("choices" in option) return `${called} takes one of its choices.`;
    return "longest" in option
      ? `${called} takes 1 to ${option.longest} characters.`
      : `${called} takes a whole number from ${option.from} to ${option.to}.`;
  },
);

function readable(key: string): string {
  const text = key.replaceAll(/[_-]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The headings of house rules, and the search in them. */
export const ruleGroupWords = translated("house", "ruleGroupWords", {
  groups: {
    wilds: "Wilds",
    price: "Price",
    money: "Money",
    exact: "Exact",
    turns: "Turns",
    hands: "Hands",
    odd: "Other",
  },
  find: "Find a rule",
  example: "wild, ante, drinks…",
  none: "No rule found.",
  /** Shows only the rules that differ from the standard. */
  ours: (rules: number) => `Only ours (${rules})`,
} as const);

/** The texts behind the rules. */
export const sourceWords = translated("house", "sourceWords", {
  title: "The sources",
  otherwise: {
    reading: "Not in the sources. Our call.",
    usual: "The usual way to play; not in the sources.",
    own: "Your own word for it.",
    none: "No source plays it this way.",
  },
} as const);

interface Attribution {
  readonly plays: readonly SourceText[];
  readonly offers: readonly SourceText[];
  readonly reads: readonly SourceText[];
  readonly otherwise: keyof typeof sourceWords.otherwise | null;
}

/** "Played this way in: Red Dead (D). Unclear in: Firehouse (B)." */
export const saySources = translated(
  "house",
  "saySources",
  ({ plays, offers, reads, otherwise }: Attribution): string => {
    if (otherwise !== null) return sourceWords.otherwise[otherwise];
    const lines = [
      ["Played this way in", plays],
      ["Left to the table in", offers],
      ["Unclear in", reads],
    ] as const;
    return lines
      .flatMap(([label, sources]) =>
        sources.length === 0 ? [] : [`${label}: ${list(sources.map(sayShort))}.`],
      )
      .join(" ");
  },
);

const sayShort = (id: SourceText): string => `${gameName(SOURCE_TEXTS[id].game)} (${id})`;

/** "D: Red Dead, by Stephen Venters". */
export const saySource = translated("house", "saySource", (id: SourceText): string => {
  const { game, author } = SOURCE_TEXTS[id];
  return `${id}: ${gameName(game)}${author === null ? "" : `, by ${author}`}`;
});
