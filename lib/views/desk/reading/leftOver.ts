import { type Face, rulesUnder } from "@/lib/engine";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import type { Cue } from "../languages/vocabulary";
import { claimsOf } from "./claims";
import { isMinus } from "./context";
import { shown } from "./facts";
import { countIn, faceIn } from "./planned";
import { partOf } from "./roles";
import { any, has, type Sign } from "./signs";
import type { Thing } from "./things";
import type { Tokens } from "./tokens";

// Finds the unused parts of a sentence that could change the verdict. The desk asks before it answers without them.

/** A sentence with its question, and the parts that the question uses. */
interface Asked extends Pick<Tokens, "signs" | "things" | "facts"> {
  readonly question: Question;
  readonly answer: Answer;
  readonly used: readonly Thing[];
}

/** Words that can be left over, one kind a row: by meaning and question where these are given. */
const KINDS: readonly {
  readonly cues?: readonly Cue[];
  readonly asks?: readonly Question["ask"][];
  readonly isLeft: (asked: Asked, at: number) => boolean;
}[] = [
  { cues: ["at-ours"], isLeft: hasNoRule },
  // "Who pays" is no question about a raise.
  {
    cues: ["lose"],
    asks: ["raise"],
    isLeft: ({ signs, answer }) => answer.ok && any(signs, "who") && !any(signs, "may"),
  },
  { cues: ["doubted", "challenge"], asks: ["raise", "compare"], isLeft: isAfterClaims },
  {
    cues: ["doubted"],
    asks: ["lowest"],
    isLeft: ({ signs, used }, at) => used.some(({ to }) => to <= at) && !isNegated(signs, at),
  },
  { cues: ["open"], asks: ["raise"], isLeft: lacksOpenDice },
  { asks: ["raise"], isLeft: isNoRaise },
  // "He did not say 6 fours": no claim to judge.
  {
    asks: ["judge"],
    isLeft: ({ signs, used }, at) => used.some((thing) => isIn(thing, at) && isDenied(signs, thing)),
  },
  { asks: ["judge"], isLeft: isUnmet },
  // "I have three sixes, 12 more dice": not what was there.
  { cues: ["others"], asks: ["judge"], isLeft: ({ facts }) => facts.areOthers === true },
  // "6 fours minus one".
  { asks: ["judge"], isLeft: ({ signs }, at) => isMinus(signs, at) },
  { isLeft: isReported },
  // "My mate says aces are high".
  {
    cues: ["high", "low"],
    asks: ["raise"],
    isLeft: ({ signs, facts }, at) =>
      facts.ones === undefined &&
      any(signs.slice(Math.max(0, at - 3), at), "says") &&
      signs.slice(Math.max(0, at - 3), at).some(({ face }) => face === 1),
  },
  { isLeft: (asked, at) => asked.things.some((thing) => isIn(thing, at) && isIdle(asked, thing)) },
];

/** The unused parts that could change the verdict of a question. */
export function leftOver(
  { signs, things, facts }: Tokens,
  question: Question,
  answer: Answer,
  used: readonly Thing[],
): readonly Sign[] {
  // Kinds of hand alone decided: no face changes it.
  const byKind = question.ask === "compare" && [question.a, question.b].some(isClassSide);
  if (byKind && answer.ok && answer.result !== "tie") return [];
  const asked = { signs, things, facts, question, answer, used };
  return signs.filter((sign, at) =>
    KINDS.some(
      ({ cues, asks, isLeft }) =>
        (!cues || has(sign, ...cues)) && (!asks || asks.includes(question.ask)) && isLeft(asked, at),
    ),
  );
}

const isIn = (thing: Thing, at: number): boolean => at >= thing.at && at < thing.to;

/** True for a thing that the question neither uses nor says again. */
function isIdle(asked: Asked, thing: Thing): boolean {
  const { signs, question, answer, used } = asked;
  if (used.includes(thing) || signs[thing.at]?.game) return false;
  const faces = facesUsed(asked);
  switch (thing.kind) {
    case "face":
      return !faces.has(thing.face) || isLinked(asked, thing);
    case "number": {
      const isAgain = faces.has(thing.number) || used.some((one) => numbersOf(one).includes(thing.number));
      // A number said again tells something new if the claim is not what was there.
      const isMissed = question.ask === "judge" && answer.ok && answer.margin !== 0;
      // "3 fives, 4 sixes, 4": another claim.
      const isNext =
        question.ask === "raise" && used.every(({ to }) => to < thing.at) && signs[thing.at - 1]?.pause;
      // "No, only 4": another count.
      const isAlone = signs[thing.at - 1]?.pause && signs[thing.to]?.pause;
      const isCount = question.ask === "judge" && (isAlone || has(signs[thing.at - 1], "found"));
      const isNew = !isAgain || isNext || ((isMissed || isCount) && !isNegated(signs, thing.at));
      return (isNew && !isSmallTalk(signs, thing.at)) || isLinked(asked, thing);
    }
    case "hand": {
      // Talk about the kind of dice that are given.
      const talksOfHands = claimsOf(question.game) !== "hand" || used.some(({ kind }) => kind === "dice");
      if (thing.faces.length + thing.kickers.length === 0) return !talksOfHands;
      break;
    }
    case "sets":
      if (thing.sets.every(({ count }) => count === 0)) return false;
      if (thing.parts?.every((part) => !isIdle(asked, part))) return false;
  }
  return !used.some((one) => sameAs(one, thing));
}

/** The faces of the question; where ones are wild by the rules, "with the aces" adds nothing. */
const facesUsed = ({ facts, question, used }: Asked): ReadonlySet<number> =>
  new Set([
    ...used.flatMap((thing) => facesOf(thing)),
    facts.wild ?? 0,
    ("wild" in question && question.wild) || 0,
    question.game === "perudo" ? 1 : 0,
  ]);

/** "9 fives and 4": more of what was counted. */
function isLinked({ signs, question, used }: Asked, thing: Thing): boolean {
  const touches = (one: Thing, other: Thing) =>
    one.to === other.at || (one.to === other.at - 1 && has(signs[one.to], "and"));
  return question.ask === "judge" && used.some((one) => touches(one, thing) || touches(thing, one));
}

/** "At our bar …": a house rule that no fact tells. */
function hasNoRule({ signs, facts }: Asked, at: number): boolean {
  // "We play Firehouse".
  if (signs[at + 1]?.game) return false;
  const { wild, ones, straights, each } = facts;
  return (
    Object.keys(facts.house).length === 0 && [wild, ones, straights, each].every((fact) => fact === undefined)
  );
}

/** A doubt ends the claims: what comes after it is no raise. */
function isAfterClaims({ signs, things, question, used }: Asked, at: number): boolean {
  if (any(signs, "may") || isNegated(signs, at) || has(signs[at - 1], "of")) return false;
  const [first, last] = [used[0], used.at(-1)];
  if (!first || !last || first === last) return false;
  const isCompared = any(signs, "over", "beats", "than", "after", "higher", "versus");
  if (at < first.to || (question.ask === "compare" && has(signs[at], "doubted"))) return !isCompared;
  const isRaise = first.kind === last.kind && first.kind !== "roll";
  return at < last.at || !isRaise || things.some((thing) => !used.includes(thing));
}

/** The same claim twice, fewer of it, or two claims of one player are no raise, unless the words ask for one. */
function isNoRaise({ signs, question, used }: Asked, at: number): boolean {
  const [first, last] = used;
  if (question.ask !== "raise" || !first || !last || used.length > 2 || !isIn(last, at)) return false;
  if (any(signs, "may", "same", "over", "after", "than", "to", "mine", "replies", "higher", "passes"))
    return false;
  const between = signs.slice(first.to, last.at);
  // "3 aces to 3 aces".
  if (between.length === 1 && any(between, "goes-on", "to")) return false;
  const isSameFace = faceIn(first) !== null && faceIn(first) === faceIn(last);
  const isFewer = isSameFace && countIn(last) < countIn(first) && between.some(({ pause }) => pause);
  const isOfOne = used.every((thing) => any(partOf(signs, thing, used).lead, "i"));
  return question.from === question.to || isFewer || isOfOne;
}

/** "There were not 6 fours", "… but fewer": no exact count. */
function isUnmet({ signs, used, answer }: Asked, at: number): boolean {
  if (!answer.ok || answer.margin !== 0) return false;
  if (isNegated(signs, at)) return used.slice(1).some((thing) => thing.at === at);
  return has(signs[at], "lower", "higher") && (signs[at + 1]?.pause ?? true);
}

/** "Grandpa says the number must go up": what one player says is no house rule yet. */
function isReported({ signs }: Asked, at: number): boolean {
  if (signs[at]?.house == null) return false;
  const start = signs.findLastIndex((sign, index) => index < at && sign.pause) + 1;
  const lead = signs.slice(Math.max(start, at - 4), at);
  return (
    any(lead, "says") &&
    !any(lead, "at-ours", "i") &&
    lead.every(({ number, face }) => number === null && face === null)
  );
}

/** "There weren't five". */
const isNegated = (signs: readonly Sign[], at: number): boolean =>
  !signs[at - 1]?.pause && any(signs.slice(Math.max(0, at - 2), at), "not");

/** True if a verb before it, without a pause between, is denied. */
function isDenied(signs: readonly Sign[], { at, to }: Thing): boolean {
  const start = signs.findLastIndex((sign, index) => index < at && sign.pause) + 1;
  const lead = signs.slice(Math.max(start, at - 4), at);
  const no = lead.findLastIndex(({ cues }) => cues.has("not") && !cues.has("doubted"));
  return (
    no !== -1 &&
    !any(lead.slice(no), "but") &&
    any([...lead.slice(no), ...signs.slice(to, to + 1)], "stated", "speak", "declared")
  );
}

/** Dice in the open, in a raise that does not use them, where one cup goes round. */
function lacksOpenDice({ signs, question }: Asked, at: number): boolean {
  if (question.ask !== "raise" || question.table) return false;
  if (has(signs[at], "opens", "found", "stated", "earlier")) return false;
  const rules = rulesUnder(question.game, {});
  return rules.ok && claimsOf(question.game) === "hand" && rules.value.cups.dealt(2) === null;
}

const isClassSide = (side: unknown): boolean =>
  typeof side === "object" && side !== null && !Array.isArray(side) && "class" in side;

/** "The next one", "keine", and a guess that the answer settles: "or do I need eight". */
function isSmallTalk(signs: readonly Sign[], at: number): boolean {
  const sign = signs[at] as Sign;
  // "Only one" tells a number.
  const isOnly = sign.number === 1 && has(signs[at - 1], "found") && (signs[at + 1]?.pause ?? true);
  if (sign.digits === "" && (sign.cues.has("article") || (sign.number ?? 0) < 2)) return !isOnly;
  // "Three cups: …".
  if (signs[at + 1]?.cues.has("cup")) return true;
  const guess: readonly Cue[] = ["lowest", "must", "or-better", "want", "needs"];
  return any(signs.slice(Math.max(0, at - 5), at), ...guess);
}

function facesOf(thing: Thing): readonly Face[] {
  if (thing.kind === "hand") return [...thing.faces, ...thing.kickers];
  if (thing.kind === "sets") return thing.sets.map(({ face }) => face);
  return thing.kind === "pile" ? [thing.face] : thing.kind === "number" ? [] : (shown(thing) ?? []);
}

function numbersOf(thing: Thing): readonly number[] {
  if (thing.kind === "sets") return thing.sets.map(({ count }) => count);
  return thing.kind === "number" ? [thing.number] : thing.kind === "pile" ? [thing.count] : [];
}

const sameAs = ({ at: _at, to: _to, ...one }: Thing, { at: _, to: __, ...other }: Thing): boolean =>
  one.kind === "roll" && other.kind === "roll"
    ? one.roll === other.roll
    : JSON.stringify(one) === JSON.stringify(other);
