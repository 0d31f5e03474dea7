import { concede, doubt, spotOn } from "./challenges/kinds";
import { countBids } from "./claims/countBids";
import { fiveDiceHands } from "./claims/fiveDiceHands";
import { isMia, miaRolls } from "./claims/miaRolls";
import { ownCups } from "./cups/ownCups";
import { passedCup } from "./cups/passedCup";
import { dishes } from "./endings/dishes";
import { firstOut } from "./endings/firstOut";
import { lastOneIn } from "./endings/lastOneIn";
import type { ChallengeKind, ClaimLanguage, Cups, Ending, RuleSet, Stakes } from "./parts";
import { remembered } from "./remembered";
import { assertNever } from "./result";
import { testsTurn, withDefaults } from "./ruleSet";
import { priceList } from "./stakes/priceList";
import { wilds } from "./terms/wilds";
import { starterRows } from "./turns/starterRows";
import {
  ANTE_WORDS,
  CHALLENGE_WORDS,
  type ChallengeData,
  CLAIM_WORDS,
  type ClaimsData,
  CUP_WORDS,
  DICE_EACH,
  DISHES,
  type DiceRows,
  type Holdings,
  PAIR_WORDS,
  type RuleSetData,
  type Stake,
  WILD_WORDS,
} from "./vocabulary";

/** The parts of a rule set, cached by the object. The rule set must be valid. */
export const partsOf = remembered(
  (rules: RuleSetData): RuleSet => ({
    claims: claimsOf(rules.claims),
    cups: cupsOf(rules),
    terms: termsOf(rules),
    challenges: rules.challenges.map((challenge) => challengeOf(challenge, rules)),
    stakes: stakesOf(rules),
    nextStarter: starterRows(
      rules.starter,
      rules.challenges.some(({ together }) => together === "each"),
    ),
    ending: endingOf(rules),
  }),
);

function claimsOf(claims: ClaimsData): ClaimLanguage {
  switch (claims.kind) {
    case "counts": {
      const words = withDefaults(CLAIM_WORDS.counts, claims);
      return countBids({
        raise: words.raise,
        ones: words.ones,
        capBids: words.cap_bids,
        naturalNeeded: words.natural_needed,
        firstClaim: words.first_claim,
        fiveAlike: words.five_alike,
      });
    }
    case "hands": {
      const words = withDefaults(CLAIM_WORDS.hands, claims);
      return fiveDiceHands({
        ones: words.ones,
        straights: words.straights,
        aceStraight: words.ace_straight,
        impliedKicker: words.implied_kicker,
        wildOnes: words.wild_ones,
        strictness: words.raise_strictness,
      });
    }
    case "two-dice": {
      const words = withDefaults(CLAIM_WORDS["two-dice"], claims);
      return miaRolls({ equalOk: words.equal_ok, nextToMia: words.next_to_mia });
    }
    default:
      return assertNever(claims);
  }
}

/** The dice for this many players: the first row that fits. */
const diceFor = (rows: number | DiceRows, players: number): number =>
  typeof rows === "number" ? rows : (rows.find(({ up_to = players }) => players <= up_to)?.dice ?? DICE_EACH);

function cupsOf({ claims, cups }: RuleSetData): Cups {
  if (cups.kind === "own") {
    const { dice = DICE_EACH, rerolls } = cups;
    const { opener_rerolls } = withDefaults(CUP_WORDS.own, cups);
    return ownCups({
      each: (players) => diceFor(dice, players),
      shows: claims.kind === "hands" ? "claimer" : "everybody",
      ...(rerolls !== undefined && { reRolls: { most: rerolls, opener: opener_rerolls } }),
    });
  }
  if (claims.kind === "two-dice") {
    const { pass_unseen, second_roll } = withDefaults(CUP_WORDS["two-dice"], cups);
    return passedCup({ dice: 2, handling: null, passUnseen: pass_unseen, secondRoll: second_roll });
  }
  const words = withDefaults(CUP_WORDS.hands, cups);
  const rollsTable = words.roll_table === "yes";
  return passedCup({
    dice: 5,
    handling: {
      rule: rollsTable ? "P4" : "C4",
      lookedRule: rollsTable ? "P5" : "C4",
      rollsTable,
      tableLock: words.table_lock,
      mustRoll: words.must_roll,
      blindMayRoll: words.blind_may_roll === "yes",
      exposedDice: words.exposed === "free" ? "ignored" : words.exposed,
    },
  });
}

function termsOf({ wild = {} }: RuleSetData) {
  const words = withDefaults(WILD_WORDS, wild);
  return wilds({
    wild: words.kind,
    namedWild: words.named_wild,
    palifico: words.palifico,
    ...(words.opening_ones !== "wild" && { openOnOnes: words.opening_ones === "plain" ? "yes" : "no" }),
  });
}

function challengeOf(challenge: ChallengeData, rules: RuleSetData): ChallengeKind {
  const { kind, called, off = null, late = null } = challenge;
  const { by, together } = withDefaults(CHALLENGE_WORDS, challenge);
  const made = { doubt: doubt(), "spot-on": spotOn("S23", "on", "in-turn"), concede: concede(isMia) }[kind];
  return {
    ...made,
    called: called === "bang" ? called : kind,
    off,
    by,
    late,
    scoresTurn: testsTurn(kind, rules),
    together: together !== "no",
  };
}

const GOODS_AND_BADS: readonly Stake[] = ["good", "bad"];

function stakesOf(rules: RuleSetData): Stakes {
  const { cost, deal = {}, ante, ending, winner_gives } = rules;
  const moved = new Set(cost.flatMap(({ moves }) => moves.map(({ what }) => what)));
  const scored = GOODS_AND_BADS.some((what) => moved.has(what));
  const chips = moved.has("chip") || deal.chips !== undefined || ante !== undefined;
  const dealt: Holdings = {
    ...(deal.lives !== undefined && { life: deal.lives }),
    ...(scored && { good: 0, bad: 0 }),
    ...(chips && { chip: deal.chips ?? 0 }),
    ...(moved.has("drink") && { drink: 0 }),
  };
  return {
    ...priceList(rules),
    dealt,
    outWithout: "without" in ending ? ending.without : null,
    mayOwe: chips && deal.chips === undefined ? "chip" : null,
    ante: ante && ante.chips > 0 ? { chips: ante.chips, ...withDefaults(ANTE_WORDS, ante) } : null,
    buysIn: deal.chips ?? null,
    gives: winner_gives === "on" ? "P8" : null,
    canGive: winner_gives !== undefined && moved.has("drink"),
    messedUp: cost.some(({ when }) => when?.messed_up !== undefined),
    score: ({ good = 0, bad = 0 }) => (scored ? good - bad : null),
  };
}

function endingOf({ cost, ending }: RuleSetData): Ending {
  const { rule = `X${cost.length + 1}` as const } = ending;
  switch (ending.kind) {
    case "last-in":
    case "never":
      return lastOneIn(rule);
    case "first-out":
      return firstOut(rule);
    case "dishes": {
      const { alone, together, together_count, pair } = { ...DISHES, pair: PAIR_WORDS[0], ...ending };
      return dishes({
        rule,
        endAlone: alone,
        endTogether: together,
        togetherCount: together_count,
        endPair: pair,
        score: ({ holds: { good = 0, bad = 0 } }) => good - bad,
      });
    }
    default:
      return assertNever(ending);
  }
}
