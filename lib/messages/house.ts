import type { Option, OptionValue } from "@/lib/engine";
import { list } from "./anyPage";
import { SOURCE_TEXTS, type SourceText } from "./sourceTexts";
import { gameName } from "./terms";
import { translated } from "./translated";

// House rules as a group chooses them: what each is called, one plain sentence, and what its choices mean. Options of the same
// name mean the same in every game.

interface OptionWords {
  readonly name: string;
  readonly hint?: string;
  /** Its choices, where "on" and "off" or the word itself would not say it. */
  readonly choices?: Readonly<Record<string, string>>;
}

const OPTIONS: Readonly<Record<string, OptionWords>> = {
  dice_each: {
    name: "Dice each",
    hint: "How many dice go under every cup.",
    choices: { auto: "5 up to four, else 3" },
  },
  raise: {
    name: "What is a raise",
    hint: "Which claims go over the one before.",
    choices: {
      "quantity-major": "More dice, or a higher face",
      "quantity-only": "More dice, any face",
      "face-major": "More of it, or a higher face",
      "no-decrease": "More of one, less of neither",
      perudo: "As in Perudo: ones count half",
    },
  },
  ones: {
    name: "Ones rank",
    hint: "Whether a one is the lowest face or beats the six.",
    choices: { low: "Lowest", high: "Above sixes" },
  },
  cap_bids: {
    name: "Claims beyond the dice in play",
    hint: "Whether somebody may claim more dice than there are.",
    choices: { off: "Allowed", on: "Refused" },
  },
  out_of_turn: {
    name: "Out of turn",
    hint: "Whether anybody may challenge, or the player in turn alone.",
    choices: { on: "Anybody may challenge", off: "Only who is in turn" },
  },
  out_of_turn_penalty: {
    name: "Wrong out of turn costs",
    hint: "Dice lost for a wrong challenge out of turn.",
  },
  simultaneous: {
    name: "Several bang at once",
    hint: "Whose bang counts.",
    choices: { first: "Only the first", "all-score": "Everybody’s" },
  },
  end_alone: { name: "Washes alone at", hint: "How many bads end the game for one alone." },
  end_together: { name: "Washes together at", hint: "How many bads each end it for several." },
  together_count: { name: "Together means", hint: "How many must have that many bads." },
  end_pair: {
    name: "More than that many",
    hint: "Whether more people than that end it too.",
    choices: { "at-least": "End it too", exactly: "Do not: just that many" },
  },
  starter: {
    name: "Who starts the next round",
    choices: {
      source: "The banger, or who got the bad",
      loser: "Who lost the round",
      winner: "Who won the round",
      rotate: "Left of who opened",
      "rotate-right": "Right of who opened",
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
    choices: { one: "One die", difference: "As many as one was off" },
  },
  natural_needed: {
    name: "Wild dice alone",
    hint: "Whether a claim holds that only wild dice make true.",
    choices: { off: "Are enough", on: "Are not enough" },
  },
  straights: {
    name: "Straights",
    choices: {
      none: "Count for nothing",
      "below-full-house": "Below a full house",
      "above-full-house": "Above a full house",
    },
  },
  ace_straight: { name: "Ace straight", hint: "3-4-5-6-1, just above the high straight." },
  implied_kicker: {
    name: "Dice that are not named",
    hint: "What “a pair of twos” says of the other dice.",
    choices: { on: "The lowest that fits", off: "Nothing" },
  },
  raise_strictness: {
    name: "How much higher",
    choices: { literal: "As it is spoken", "must-shrink": "So that fewer hands fit" },
  },
  table_lock: {
    name: "Dice rolled in the open lie still",
    choices: { round: "For the whole round", turn: "For the turn" },
  },
  cup_roll: {
    name: "Rolling the cup after a look",
    choices: { optional: "As one likes", mandatory: "A must" },
  },
  blind_may_roll: { name: "Touching dice without a look" },
  claim_must_fit_table: {
    name: "Claims that the open dice disprove",
    choices: { no: "Allowed", yes: "Refused" },
  },
  winner_gives_drink: { name: "The winner hands out a drink too" },
  drink_name: { name: "What is drunk", hint: "Anything: a sip, water, a push-up." },
  ante: { name: "Ante", hint: "Chips that everybody pays in." },
  exposed_strict: {
    name: "Dice in the open",
    hint: "How well the finished hand must go with them.",
    choices: { off: "Must be part of the call", on: "Must make just that hand" },
  },
  lives: { name: "Lives each", hint: "How often one may lose before one is out." },
  chips: { name: "Chips each" },
  rerolls: { name: "Re-rolls a turn", hint: "How often one may roll again before one announces." },
  opener_rerolls: { name: "The opener may re-roll" },
  spot_on: { name: "Spot-on", hint: "Calling a claim exactly right." },
  open_on_ones: { name: "Opening on ones" },
  wild_face: {
    name: "Which face is wild",
    hint: "Which face counts as any other.",
    choices: { none: "None", ones: "Ones", "red-die": "What the red die shows" },
  },
  wild_ones: { name: "Wild ones", hint: "Whether a one stands for any face that helps the hand." },
  named_wild: {
    name: "A wild face that is claimed",
    hint: "Whether it is still wild for the rest of the round.",
    choices: {
      stays: "Stays wild",
      opening: "Is not, if the round opened on it",
      any: "Is not, once it was named",
    },
  },
  price: {
    name: "Being wrong costs",
    choices: { one: "One", two: "Two", difference: "As many as one was off" },
  },
  exact_call: { name: "Calling it exact", hint: "Saying that a claim is exactly right, in turn." },
  pot_ante: { name: "Ante into a pot", hint: "Chips that everybody pays in once; 0: there is no pot." },
  first_claim: {
    name: "The first claim of a round",
    hint: "How many dice it must be about.",
    choices: { any: "Any number", players: "One for each player, or more" },
  },
  five_alike: {
    name: "Five alike under one cup",
    hint: "As how many they count where all five help the claim.",
    choices: { five: "Count as five", six: "Count as six", seven: "Six, or seven without a wild" },
  },
  loss_drinks: { name: "Drinks for a loss", hint: "How many whoever loses something drinks besides." },
  exact_wins: {
    name: "A right exact call wins",
    choices: {
      one: "One back",
      two: "Two back",
      all: "All back",
      "others-lose": "One from everybody else",
    },
  },
  next_to_mia: {
    name: "Right below Mia",
    hint: "Which roll only Mia beats.",
    choices: { "double-six": "Double six", "three-one": "31, the little Mia", "double-one": "Double one" },
  },
  false_mia: { name: "A false Mia costs", choices: { one: "One life", two: "Two lives" } },
  second_roll: {
    name: "A second roll",
    hint: "Whether one may roll once more before announcing, and not look again.",
    choices: { off: "No", blind: "Once, unseen" },
  },
  calza: { name: "Calza", hint: "Calling a claim exactly right, by anybody but the claimer." },
  palifico: { name: "Palifico", hint: "A special round when somebody is down to one die." },
  equal_ok: {
    name: "Announcing the same again",
    choices: { no: "Refused", yes: "Allowed" },
  },
  pass_unseen: { name: "Passing on unseen", choices: { on: "Allowed", off: "Refused" } },
  stack: { name: "Chips to begin with", hint: "0: chips count from nothing, and may be owed." },
  short: {
    name: "Short of an ante",
    hint: "What becomes of whoever has not enough chips left.",
    choices: { "all-in": "Pays what is left, plays for it all", out: "Is out, until they buy in" },
  },
  astray: {
    name: "Dice gone astray",
    hint: "A die off the table, leaning, or shown too early.",
    choices: {
      void: "The round is void",
      "re-roll": "That die is rolled again",
      stands: "It counts as it lies",
    },
  },
};

const COMMON: Readonly<Record<string, string>> = { on: "On", off: "Off", yes: "Yes", no: "No" };

/** What a house rule is called; its key, made readable, where there are no words for it yet. */
export const sayOption = translated(
  "house",
  "sayOption",
  (option: string): string => OPTIONS[option]?.name ?? readable(option),
);

/** One plain sentence on it, where there is one. */
export const sayOptionHint = translated(
  "house",
  "sayOptionHint",
  (option: string): string | undefined => OPTIONS[option]?.hint,
);

/** What one of its choices means. */
export const sayOptionValue = translated(
  "house",
  "sayOptionValue",
  (option: string, value: OptionValue): string => {
    if (typeof value === "number") return String(value);
    return OPTIONS[option]?.choices?.[value] ?? COMMON[value] ?? readable(value);
  },
);

/** What a house rule takes, for whoever named something else. */
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

/** What is said of the texts the rules come from. */
export const sourceWords = translated("house", "sourceWords", {
  title: "The sources",
  otherwise: {
    reading: "No source says: this is our reading.",
    usual: "As this game is usually played; none of the sources tells it.",
    own: "Your own word for it.",
    none: "No source plays it so.",
  },
} as const);

interface Attribution {
  readonly plays: readonly SourceText[];
  readonly offers: readonly SourceText[];
  readonly reads: readonly SourceText[];
  readonly otherwise: keyof typeof sourceWords.otherwise | null;
}

/** "So played: Red Dead (D). Can be read so: Firehouse (B)." */
export const saySources = translated(
  "house",
  "saySources",
  ({ plays, offers, reads, otherwise }: Attribution): string => {
    if (otherwise !== null) return sourceWords.otherwise[otherwise];
    const lines = [
      ["So played", plays],
      ["Left to the table", offers],
      ["Can be read so", reads],
    ] as const;
    return lines
      .flatMap(([said, sources]) =>
        sources.length === 0 ? [] : [`${said}: ${list(sources.map(sayShort))}.`],
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
