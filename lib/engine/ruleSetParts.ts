import { KINDS } from "./challenges/kinds";
import { countBids } from "./claims/countBids";
import { fiveDiceHands } from "./claims/fiveDiceHands";
import { miaRolls } from "./claims/miaRolls";
import { ownCups } from "./cups/ownCups";
import { passedCup } from "./cups/passedCup";
import { dishes } from "./endings/dishes";
import { firstOut, lastOneIn } from "./endings/stakesOut";
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
  type GameData,
  type Holdings,
  type Stake,
} from "./vocabulary";

/** The parts of a rule set, cached by the object. The rule set must be valid. */
export const partsOf = remembered(
  (rules: GameData): RuleSet => ({
    claims: claimsOf(rules.claims),
    cups: cupsOf(rules),
    terms: wilds(rules.wild),
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
    case "counts":
      return countBids(withDefaults(CLAIM_WORDS.counts, claims));
    case "hands":
      return fiveDiceHands(withDefaults(CLAIM_WORDS.hands, claims));
    case "two-dice":
      return miaRolls(withDefaults(CLAIM_WORDS["two-dice"], claims));
    default:
      return assertNever(claims);
  }
}

function cupsOf({ claims, cups }: GameData): Cups {
  if (cups.kind === "own") return ownCups(cups, claims.kind === "hands" ? "claimer" : "everybody");
  const handling = claims.kind === "hands" ? withDefaults(CUP_WORDS.hands, cups) : null;
  return passedCup({ handling, ...withDefaults(CUP_WORDS["two-dice"], cups) });
}

function challengeOf(challenge: ChallengeData, rules: GameData): ChallengeKind {
  const { kind, called, off = null, late = null } = challenge;
  const { by, together } = withDefaults(CHALLENGE_WORDS, challenge);
  return {
    ...KINDS[kind],
    kind,
    called: called === "bang" ? called : kind,
    off,
    by,
    late,
    scoresTurn: testsTurn(kind, rules),
    together: together !== "no",
  };
}

const GOODS_AND_BADS: readonly Stake[] = ["good", "bad"];

function stakesOf(rules: GameData): Stakes {
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

function endingOf({ cost, ending }: GameData): Ending {
  const { rule = `X${cost.length + 1}` as const } = ending;
  switch (ending.kind) {
    case "last-in":
    case "never":
      return lastOneIn(rule, ending.kind === "never");
    case "first-out":
      return firstOut(rule);
    case "dishes":
      return dishes(rule, ending);
    default:
      return assertNever(ending);
  }
}
