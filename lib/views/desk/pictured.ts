import {
  type Claim,
  type CountClaim,
  counts,
  type Decided,
  type Face,
  rulesUnder,
  termsAsked,
} from "@/lib/engine";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import { decidedBy } from "@/lib/protocol/ask/decided";
import type { Question } from "@/lib/protocol/ask/shapes";
import { claimDice } from "../claimDice";
import { type HandDie, makesKind } from "../handVerdict";

/**
 * The role of a side: one hand or claim and the other, the last claim and the new one, the claim, the lowest
 * raise.
 */
export type SideRole = "one" | "other" | "last" | "now" | "claim" | "lowest";

/** A side as drawn: a count of a face, or a row of dice. */
export interface DrawnSide {
  readonly role: SideRole;
  readonly claim: Claim;
  readonly count: CountClaim | null;
  readonly dice: readonly HandDie[];
  /** True for the winner; null without one. */
  readonly wins: boolean | null;
}

/** A question and its answer as drawn. */
export interface DrawnAnswer {
  readonly sides: readonly DrawnSide[];
  /** The dice on the table or known to the user; the ones that count are lit. */
  readonly shown: readonly HandDie[];
  readonly wild: Face | null;
}

const FIVE = /^[1-6]{5}$/;

/** Prepares a question and its answer for rendering; unreadable parts are omitted. */
export function drawnAnswer(question: Question, answer: Answer): DrawnAnswer {
  const rules = rulesUnder(question.game, question.house ?? {});
  if (!rules.ok) return { sides: [], shown: [], wild: null };
  const { claims } = rules.value;
  const read = (raw: unknown): Claim | null => {
    if (Array.isArray(raw)) return claims.ofDice(raw as readonly Face[]);
    const claim = claims.read(raw);
    return claim.ok ? claim.value : null;
  };
  /** Five faces written together are dice. */
  const readHand = (raw: unknown): Claim | null =>
    read(claims.kind === "hand" && typeof raw === "string" && FIVE.test(raw) ? [...raw].map(Number) : raw);
  const wild = wildOf(question);
  const nothing = { shown: [], wild };
  switch (question.ask) {
    case "rank":
      return { ...nothing, sides: sidesOf([["claim", read(question.dice)]]) };
    case "raise":
      return {
        ...nothing,
        sides: sidesOf([
          ["last", question.from === null ? null : read(question.from)],
          ["now", read(question.to)],
        ]),
      };
    case "lowest":
      return {
        ...nothing,
        sides: sidesOf([
          ["last", question.from === null ? null : read(question.from)],
          ["lowest", answer.ok ? (answer.claim ?? null) : null],
        ]),
      };
    case "compare":
      return { ...nothing, sides: compared(readHand(question.a), readHand(question.b), answer) };
    case "judge": {
      const claim = read(question.claim);
      return { wild, sides: sidesOf([["claim", claim]]), shown: shownFor(claim, question.dice, wild) };
    }
    case "odds": {
      const claim = read(question.claim);
      return { wild, sides: sidesOf([["claim", claim]]), shown: shownFor(claim, question.known, wild) };
    }
  }
}

/** The wild face of a question; null if none. */
function wildOf(question: Question): Face | null {
  const rules = rulesUnder(question.game, question.house ?? {});
  if (!rules.ok) return null;
  const named = "wild" in question ? question.wild : undefined;
  const terms = termsAsked(named === undefined ? {} : { wild: named }, rules.value, false);
  return terms.ok ? terms.value.wild : null;
}

const sidesOf = (sides: readonly (readonly [SideRole, Claim | null])[]): readonly DrawnSide[] =>
  sides.flatMap(([role, claim]) => (claim ? [sideOf(role, claim, null, () => null)] : []));

const sideOf = (
  role: SideRole,
  claim: Claim,
  wins: boolean | null,
  lit: (face: Face, at: number) => boolean | null,
): DrawnSide => ({
  role,
  claim,
  count: "count" in claim ? claim : null,
  dice:
    "count" in claim
      ? []
      : claimDice(claim).map((face, at) => ({ face, lit: face === null ? null : lit(face, at) })),
  wins,
});

/** Both sides, with the deciding dice lit. */
function compared(a: Claim | null, b: Claim | null, answer: Answer): readonly DrawnSide[] {
  const result = answer.ok ? answer.result : undefined;
  if (!a || !b || result === undefined || result === "tie")
    return sidesOf([
      ["one", a],
      ["other", b],
    ]);
  const [high, low] = result === "a" ? [a, b] : [b, a];
  const decided = decidedBy(high, low);
  // The lower side's dice in that place are drawn normally.
  const side = (role: SideRole, claim: Claim, lit = litIn(decided, claim, claim === high)) =>
    sideOf(role, claim, claim === high, (face, at) => lit(face, at) && (claim === high || null));
  return [side("one", a), side("other", b)];
}

/** The dice that decided a side's rank. */
function litIn(decided: Decided, claim: Claim, high: boolean): (face: Face, at: number) => boolean {
  if (decided.by === "group" || decided.by === "kicker") {
    const deciding = high ? decided.high : decided.low;
    return (face) => face === deciding;
  }
  return decided.by === "kind" && "hand" in claim ? makesKind(claim) : () => true;
}

/**
 * Dice compared with a claim: matching dice of a count are lit and come first; a hand is sorted by its name.
 */
function shownFor(
  claim: Claim | null,
  dice: readonly (Face | readonly Face[])[] | undefined,
  wild: Face | null,
): readonly HandDie[] {
  const all = (dice ?? []).flat() as readonly Face[];
  if (claim === null || !("count" in claim)) return all.map((face) => ({ face, lit: null }));
  return all
    .map((face) => ({ face, lit: counts(face, claim.face, wild) }))
    .toSorted((one, other) => Number(other.lit) - Number(one.lit));
}
