import type { House, OptionValue } from "@/lib/engine";
import type { Scene } from "./scenes";

/** A situation for an option, with the other options it needs; `only`: the single value that needs them. */
export interface Situation {
  readonly scene: Scene;
  readonly needs?: House;
  readonly only?: OptionValue;
}

const hands = (...rows: readonly string[]): Scene => ({ scene: "order", hands: rows });
const raises = (...claims: readonly string[]): Scene => ({ scene: "raises", claims });
const round = (script: Extract<Scene, { scene: "round" }>["script"]): Scene => ({ scene: "round", script });

/** Allows claims of any count, with enough dice. */
const FIVE_DICE_ANY_CLAIM = { dice_each: 5, cap_bids: "off", raise: "quantity-major" } as const;

/**
 * The situations per option, simplest first; later ones are for rule sets that hide the effect. Options with
 * the same name share them across games.
 */
export const SITUATIONS: Readonly<Record<string, readonly Situation[]>> = {
  dice_each: [{ scene: { scene: "cups" } }],
  raise: [
    { scene: raises("4 fours") },
    // S8: the Perudo ladder differs only while ones are wild.
    { scene: raises("4 fours"), needs: { wild: "ones" }, only: "perudo" },
    { scene: raises("4 fours"), needs: { wild_face: "ones" }, only: "perudo" },
  ],
  ones: [
    { scene: hands("11346", "66234") },
    { scene: raises("4 fours") },
    // U3: the rank of ones has no effect while they are wild.
    { scene: raises("2 ones"), needs: { open_on_ones: "yes" } },
    { scene: raises("4 fours"), needs: { raise: "quantity-major" } },
  ],
  cap_bids: [{ scene: round("beyond") }],
  out_of_turn: [{ scene: round("out-of-turn-short") }],
  out_of_turn_penalty: [
    { scene: round("out-of-turn-there") },
    { scene: round("out-of-turn-there"), needs: { out_of_turn: "on" } },
    // No one loses more dice than they hold (S13).
    { scene: round("out-of-turn-there"), needs: { out_of_turn: "on", dice_each: 10 } },
  ],
  simultaneous: [{ scene: round("both-bang") }, { scene: round("both-bang"), needs: { out_of_turn: "on" } }],
  end_alone: [{ scene: { scene: "dishes", who: "one" } }],
  end_together: [
    { scene: { scene: "dishes", who: "together" } },
    { scene: { scene: "dishes", who: "together" }, needs: { end_alone: 99 } },
  ],
  together_count: [
    { scene: { scene: "dishes", who: "one-by-one" } },
    { scene: { scene: "dishes", who: "one-by-one" }, needs: { end_alone: 99 } },
    { scene: { scene: "dishes", who: "one-by-one" }, needs: { end_alone: 99, end_together: 3 } },
  ],
  end_pair: [
    { scene: { scene: "dishes", who: "one-too-many" } },
    {
      scene: { scene: "dishes", who: "one-too-many" },
      needs: { simultaneous: "all-score", out_of_turn: "on" },
    },
    {
      scene: { scene: "dishes", who: "one-too-many" },
      needs: { simultaneous: "all-score", out_of_turn: "on", end_alone: 99 },
    },
    {
      scene: { scene: "dishes", who: "one-too-many" },
      needs: { simultaneous: "all-score", out_of_turn: "on", end_alone: 99, end_together: 3 },
    },
  ],
  starter: [
    { scene: round("who-starts") },
    { scene: round("who-starts-out-of-turn") },
    { scene: round("who-starts-out-of-turn"), needs: { out_of_turn: "on" } },
    // A player eliminated in the round does not start the next one.
    { scene: round("who-starts"), needs: { dice_each: 5 } },
    { scene: round("who-starts"), needs: { chips: 10 } },
  ],
  wild: [{ scene: round("some-wild") }, { scene: round("some-wild"), needs: { dice_each: 5 } }],
  wild_face: [{ scene: round("some-wild") }, { scene: round("some-wild"), needs: { dice_each: 5 } }],
  wild_ones: [{ scene: hands("66634", "13355") }],
  named_wild: [
    { scene: round("names-the-wild"), only: "any" },
    { scene: round("names-the-wild"), needs: { wild: "ones" }, only: "any" },
    { scene: round("names-the-wild"), needs: { wild: "ones", raise: "quantity-major" }, only: "any" },
    { scene: round("names-the-wild"), needs: { wild: "ones", ...FIVE_DICE_ANY_CLAIM }, only: "any" },
    { scene: round("names-the-wild"), needs: { wild_face: "ones" }, only: "any" },
    { scene: round("names-the-wild"), needs: { wild_face: "ones", ...FIVE_DICE_ANY_CLAIM }, only: "any" },
    { scene: round("opens-on-the-wild") },
    { scene: round("opens-on-the-wild"), needs: { wild: "ones" } },
    { scene: round("opens-on-the-wild"), needs: { wild: "ones", ...FIVE_DICE_ANY_CLAIM } },
    { scene: round("opens-on-the-wild"), needs: { wild_face: "red-die" } },
    { scene: round("opens-on-the-wild"), needs: { wild_face: "red-die", ...FIVE_DICE_ANY_CLAIM } },
    { scene: round("opens-on-the-wild"), needs: { wild_face: "ones" } },
    { scene: round("opens-on-the-wild"), needs: { wild_face: "ones", ...FIVE_DICE_ANY_CLAIM } },
  ],
  first_claim: [{ scene: round("opens-low") }, { scene: round("opens-low"), needs: FIVE_DICE_ANY_CLAIM }],
  five_alike: [
    { scene: round("five-alike") },
    { scene: round("five-alike"), needs: { dice_each: 5 } },
    { scene: round("five-alike"), needs: FIVE_DICE_ANY_CLAIM },
  ],
  loss_drinks: [{ scene: round("short") }, { scene: round("short"), needs: FIVE_DICE_ANY_CLAIM }],
  loser_drinks: [{ scene: round("short") }, { scene: round("no-mia") }],
  wrong_costs: [
    { scene: round("short") },
    { scene: round("no-mia") },
    { scene: round("no-mia"), needs: { lives: 6 } },
    // No one loses more than they hold (S13).
    { scene: round("short"), needs: { lives: 3 } },
    { scene: round("short"), needs: { chips: 10 } },
  ],
  price: [
    { scene: round("far-off") },
    { scene: round("far-off"), needs: { dice_each: 5 } },
    { scene: round("far-off"), needs: { dice_each: 5, chips: 10 } },
    { scene: round("far-off"), needs: { ...FIVE_DICE_ANY_CLAIM, chips: 10 } },
  ],
  exact_call: [{ scene: round("exactly") }],
  exact_wins: [
    { scene: round("exactly-three-less") },
    ...(["exact_call", "spot_on", "calza"] as const).flatMap((call) => [
      { scene: round("exactly-three-less"), needs: { [call]: "on" } },
      { scene: round("exactly-three-less"), needs: { [call]: "on", dice_each: 5 } },
    ]),
    { scene: round("exactly-with-bads"), needs: { exact_call: "on" } },
    { scene: round("exactly-with-bads"), needs: { exact_call: "on", end_alone: 99 } },
    { scene: round("exactly-with-bads"), needs: { exact_call: "on", end_alone: 99, end_together: 99 } },
    { scene: round("exactly"), needs: { exact_call: "on", pot_ante: 1 } },
    { scene: round("exactly"), needs: { exact_call: "on", pot_ante: 1, chips: 10 } },
  ],
  pot_ante: [{ scene: { scene: "pot" } }, { scene: { scene: "pot" }, needs: { chips: 1000 } }],
  next_to_mia: [{ scene: round("11-over-66"), only: "double-one" }, { scene: round("31-over-66") }],
  false_mia: [{ scene: round("no-mia") }, { scene: round("no-mia"), needs: { lives: 6 } }],
  second_roll: [{ scene: round("rolls-again") }],
  loses: [{ scene: round("far-off") }, { scene: round("far-off"), needs: { dice_each: 5 } }],
  natural_needed: [
    { scene: round("only-wild") },
    { scene: round("only-wild"), needs: { wild: "ones" } },
    { scene: round("only-wild"), needs: { wild: "ones", dice_each: 5 } },
  ],
  straights: [{ scene: hands("33322", "23456", "66612") }],
  ace_straight: [
    { scene: hands("23456", "34561", "66612") },
    { scene: hands("23456", "34561", "66612"), needs: { straights: "below-full-house" } },
  ],
  // The lowest possible kicker is a one if ones are low, a three if they are high (H6).
  implied_kicker: [{ scene: round("kicker-one") }, { scene: round("kicker-three") }],
  // True for the same hands: twos and up to a three if ones are low, up to a four if they are high (H7).
  raise_strictness: [{ scene: round("same-hands-low") }, { scene: round("same-hands-high") }],
  table_lock: [{ scene: round("open-die-hidden") }],
  cup_roll: [{ scene: round("only-open-roll") }],
  blind_may_roll: [{ scene: round("unseen-roll") }],
  claim_must_fit_table: [{ scene: round("disproved") }],
  winner_gives_drink: [{ scene: round("short") }],
  drink_name: [{ scene: round("short") }],
  ante: [{ scene: { scene: "pot" } }],
  stack: [{ scene: { scene: "begins", what: "chip" } }],
  short: [
    { scene: { scene: "short" } },
    { scene: { scene: "short" }, needs: { stack: 10 } },
    { scene: { scene: "short" }, needs: { stack: 10, ante: 2 } },
  ],
  astray: [{ scene: { scene: "astray" } }],
  exposed_strict: [{ scene: round("better-than-called") }],
  lives: [{ scene: { scene: "begins", what: "life" } }],
  chips: [{ scene: { scene: "begins", what: "chip" } }],
  rerolls: [{ scene: round("all-re-rolls") }],
  opener_rerolls: [
    { scene: round("opener-re-rolls") },
    { scene: round("opener-re-rolls"), needs: { rerolls: 2 } },
  ],
  spot_on: [{ scene: round("exactly") }],
  open_on_ones: [{ scene: round("opens-on-ones") }],
  calza: [{ scene: round("exactly-a-die-less") }, { scene: round("exactly") }],
  palifico: [{ scene: round("last-die") }, { scene: round("last-die"), needs: { dice_each: 5 } }],
  equal_ok: [{ scene: round("the-same-again") }],
  pass_unseen: [{ scene: round("unseen") }],
};
