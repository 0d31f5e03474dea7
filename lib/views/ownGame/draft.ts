import {
  type ChallengeKindName,
  type CostRow,
  DICE_EACH,
  type GameData,
  type MoveData,
  ROLES,
  type Role,
  type RuleSetData,
  type Stake,
} from "@/lib/engine";
import type { Felt } from "@/lib/protocol/cloth";
import { NAMED_STAKES, type NamedStake, type OwnGame } from "@/lib/protocol/ruleSets/look";

// Answers to the seven questions of an own game. Each keeps the other answers possible.

/** The seven questions, in the order of the page. */
export const QUESTIONS = ["claims", "cups", "wild", "challenges", "cost", "starter", "ending"] as const;
export type Question = (typeof QUESTIONS)[number];

/** The question that a refused key belongs to; null for the name and the other words. */
export function questionOf(path: string): Question | null {
  const [first = ""] = path.split(".");
  if (["deal", "ante", "winner_gives"].includes(first)) return "cost";
  return QUESTIONS.find((question) => question === first) ?? null;
}

/** Why a game cannot end as chosen. */
export type NoEnding = "die" | "life" | "chip" | "bad" | "cup" | "pot";

/** The reason for a refused key of the ending; null for any other key. */
export function whyNoEnding(path: string, { ending, cups }: RuleSetData): NoEnding | null {
  if (path !== "ending.kind" && path !== "ending.without") return null;
  if (ending.kind === "dishes") return "bad";
  if (!("without" in ending)) return null;
  if (path === "ending.kind") return "pot";
  return ending.without === "die" && cups.kind === "passed" ? "cup" : ending.without;
}

/** A plain game to start from. It has no name yet. */
export const BLANK: RuleSetData = {
  format: "rule-set/1",
  name: "",
  claims: { kind: "counts" },
  cups: { kind: "own", dice: DICE_EACH },
  challenges: [{ kind: "doubt" }],
  cost: [
    { when: { right: true }, moves: [{ what: "die", from: "claimer", to: "bank" }] },
    { moves: [{ what: "die", from: "challenger", to: "bank" }] },
  ],
  starter: "loser",
  ending: { kind: "last-in", without: "die" },
};

const LIVES = 3;
const CHIPS = 5;

const isRole = (holder: MoveData["from"]): holder is Role => ROLES.some((role) => role === holder);

/** The player of a move. */
const roleOf = ({ from, to }: MoveData): Role => (isRole(from) ? from : isRole(to) ? to : "others");

/** True for stakes that a player loses; the others are handed out. */
const isLost = (what: Stake): boolean => what === "die" || what === "life" || what === "chip";

/** A move of one stake that hurts, or helps if it is a good. */
const moveOf = (what: Stake, role: Role, count: NonNullable<MoveData["count"]> = 1): MoveData => ({
  what,
  ...(count !== 1 && { count }),
  ...(isLost(what) ? { from: role, to: "bank" } : { from: "bank", to: role }),
});

/** The stake that a game is about. */
export function mainStake({ ending, cost }: GameData): Stake {
  if ("without" in ending) return ending.without;
  if (ending.kind === "dishes") return "bad";
  return cost.flatMap(({ moves }) => moves)[0]?.what ?? "drink";
}

/** The stakes that a row can move in this game. */
export function stakesIn({ ending, deal }: GameData): readonly Stake[] {
  const without = "without" in ending ? ending.without : null;
  return [
    ...(without === "die" ? (["die"] as const) : []),
    ...(without === "life" ? (["life"] as const) : []),
    ...(without === "chip" || deal?.chips !== undefined ? (["chip"] as const) : []),
    "drink",
    "bad",
    "good",
  ];
}

/** The price list with `what` in place of stakes that the game no longer has. */
function repriced(rules: RuleSetData, what: Stake): RuleSetData {
  const known = stakesIn(rules);
  const cost = rules.cost.map((row) => ({
    ...row,
    moves: row.moves.map((move) =>
      known.includes(move.what) && (what === "drink" || move.what !== "drink")
        ? move
        : moveOf(what, roleOf(move), move.count === "all" ? 1 : move.count),
    ),
  }));
  const moved = cost.some(({ moves }) => moves.some((move) => move.what === what));
  return moved
    ? { ...rules, cost }
    : {
        ...rules,
        cost: BLANK.cost.map((row) => ({
          ...row,
          moves: row.moves.map((move) => moveOf(what, roleOf(move))),
        })),
      };
}

/** Sets when the game ends, and deals and charges what that needs. */
export function withEnding(rules: RuleSetData, ending: RuleSetData["ending"]): RuleSetData {
  const { deal: _deal, ...others } = rules;
  const without = "without" in ending ? ending.without : null;
  const { lives = LIVES, chips = CHIPS } = rules.deal ?? {};
  const deal = without === "life" ? { lives } : without === "chip" ? { chips } : null;
  const next: RuleSetData = {
    ...others,
    ...(deal && { deal }),
    ...(without !== "die" && rules.wild?.palifico === "on" && { wild: { ...rules.wild, palifico: "off" } }),
    ending,
  };
  const { ante, winner_gives: _gives, ...plain } = next;
  const what = without ?? (ending.kind === "dishes" ? "bad" : "drink");
  if (ending.kind === "first-out") return repriced({ ...plain, cost: withoutPot(plain.cost) }, what);
  const short = ante?.short === "out" && without !== "chip" ? "all-in" : ante?.short;
  return repriced({ ...plain, ...(ante && { ante: { ...ante, ...(short && { short }) } }) }, what);
}

/** The bank in place of the pot, which no one would win. */
const withoutPot = (cost: RuleSetData["cost"]): RuleSetData["cost"] =>
  cost.map((row) => ({
    ...row,
    moves: row.moves.flatMap((move): MoveData[] => {
      if (move.to === "pot") return [{ ...move, to: "bank" }];
      return move.from === "pot" ? [] : [move];
    }),
  }));

/** Keeps challenges and prices that fit the kind of claims. */
function withKinds(rules: RuleSetData): RuleSetData {
  const { kind } = rules.claims;
  const fits = (challenge: ChallengeKindName | undefined) =>
    challenge === undefined ||
    challenge === "doubt" ||
    (challenge === "spot-on" ? kind === "counts" : kind === "two-dice");
  const challenges = rules.challenges
    .filter((one) => fits(one.kind))
    .map(({ by, together, ...one }) =>
      rules.cups.kind === "own" ? { ...one, ...(by && { by }), ...(together && { together }) } : one,
    );
  const listed = (challenge: ChallengeKindName | undefined) =>
    challenge === undefined || challenges.some((one) => one.kind === challenge);
  const cost = rules.cost
    .filter(({ when }) => listed(when?.kind) && (when?.top === undefined || kind === "two-dice"))
    .map((row) => ({
      ...row,
      moves: row.moves.map((move) =>
        move.count === "difference" && kind !== "counts" ? { ...move, count: 1 } : move,
      ),
    }));
  const { starter } = rules;
  return {
    ...rules,
    challenges,
    cost,
    starter: typeof starter === "string" ? starter : starter.filter(({ when }) => listed(when?.kind)),
  };
}

/** Sets what is claimed. */
export function withClaims(rules: RuleSetData, claims: RuleSetData["claims"]): RuleSetData {
  if (claims.kind === rules.claims.kind) return { ...rules, claims };
  const { wild: _wild, ...others } = rules;
  const cups: RuleSetData["cups"] =
    claims.kind === "two-dice" || (claims.kind === "hands" && rules.cups.kind === "passed")
      ? { kind: "passed" }
      : { kind: "own" };
  return withCups({ ...others, claims }, cups);
}

/** Sets who holds the dice. */
export function withCups(rules: RuleSetData, cups: RuleSetData["cups"]): RuleSetData {
  const next = withKinds({ ...rules, cups });
  return cups.kind === "passed" && "without" in rules.ending && rules.ending.without === "die"
    ? withEnding(next, { kind: rules.ending.kind as "last-in", without: "life" })
    : next;
}

/** Sets who may challenge in one way; null: no one. */
export function withChallenge(
  rules: RuleSetData,
  kind: ChallengeKindName,
  by: "next" | "anyone" | null,
): RuleSetData {
  const before = rules.challenges.find((one) => one.kind === kind);
  if (by === null) {
    const challenges = rules.challenges.filter((one) => one.kind !== kind);
    return withKinds({ ...rules, challenges });
  }
  const { by: _by, together: _together, ...rest } = before ?? { kind };
  const challenge = by === "anyone" ? { ...before, ...rest, by } : rest;
  const challenges = before
    ? rules.challenges.map((one) => (one === before ? challenge : one))
    : [...rules.challenges, challenge];
  const cost = before ? rules.cost : [...newRows(kind, mainStake(rules)), ...rules.cost];
  return { ...rules, challenges, cost };
}

/** The price of a new way to challenge: a right exact call costs everyone else, a wrong one the challenger. */
function newRows(kind: ChallengeKindName, what: Stake): readonly CostRow[] {
  if (kind === "concede") return [{ when: { kind }, moves: [moveOf(what, "challenger")] }];
  return [
    { when: { kind, right: true }, moves: [moveOf(what, "others")] },
    { when: { kind, right: false }, moves: [moveOf(what, "challenger")] },
  ];
}

/** Who pays in one case. `everyone`: the challenger and all others. */
export type Payer = Role | "everyone" | "no-one";

/** Who pays a price. The first move decides, unless everyone pays. */
export function payerOf([move, second, third]: CostRow["moves"]): Payer {
  if (!move) return "no-one";
  const alike = second && !third && move.what === second.what && move.count === second.count;
  const roles = alike ? [roleOf(move), roleOf(second)] : [];
  return roles.includes("others") && roles.includes("challenger") ? "everyone" : roleOf(move);
}

/** The moves of a price. */
export function movesOf(
  payer: Payer,
  what: Stake,
  count: NonNullable<MoveData["count"]> = 1,
): CostRow["moves"] {
  if (payer === "no-one") return [];
  if (payer !== "everyone") return [moveOf(what, payer, count)];
  return [moveOf(what, "challenger", count), moveOf(what, "others", count)];
}

/** Sets if the player who falls to one die starts a round of their own (U5). */
export const withPalifico = (rules: RuleSetData, palifico: "off" | "on"): RuleSetData => ({
  ...rules,
  wild: { kind: "none", ...rules.wild, palifico },
});

/** Sets the price of one row; no moves cost no one anything. */
export const withPrice = (rules: RuleSetData, at: number, moves: CostRow["moves"]): RuleSetData => ({
  ...rules,
  cost: rules.cost.map((row, place) => (place === at ? { ...row, moves } : row)),
});

/** Sets the word for a challenge; "" for the usual one. */
export const withCalled = (rules: RuleSetData, kind: ChallengeKindName, called: string): RuleSetData => ({
  ...rules,
  challenges: rules.challenges.map((one) => {
    if (one.kind !== kind) return one;
    const { called: _called, ...rest } = one;
    return called === "" ? rest : { ...rest, called };
  }),
});

/** Sets the color of a game's tables; null for the group's. */
export function withColor({ look = {}, ...rules }: OwnGame, color: Felt | null): OwnGame {
  const { color: _color, ...others } = look;
  return { ...rules, look: { ...others, ...(color && { color }) } };
}

/** Sets the word for a stake; "" for the usual one. */
export function withStakeWord({ look = {}, ...rules }: OwnGame, stake: NamedStake, word: string): OwnGame {
  const { [stake]: _word, ...others } = look.words ?? {};
  return { ...rules, look: { ...look, words: word === "" ? others : { ...others, [stake]: word } } };
}

/** The stakes of a game that it can name. */
export const namedStakesIn = ({ ending, deal = {}, cost, ante }: GameData): readonly NamedStake[] =>
  NAMED_STAKES.filter(
    (stake) =>
      cost.some(({ moves }) => moves.some(({ what }) => what === stake)) ||
      (ending.kind === "dishes" && (stake === "bad" || stake === "good")) ||
      (stake === "life" && deal.lives !== undefined) ||
      (stake === "chip" && (deal.chips !== undefined || ante !== undefined)),
  );
