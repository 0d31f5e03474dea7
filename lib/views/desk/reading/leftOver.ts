import { type Face, rulesUnder } from "@/lib/engine";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import type { Cue } from "../languages/vocabulary";
import { claimsOf } from "./claims";
import { shown } from "./facts";
import { countIn, faceIn } from "./planned";
import { partOf } from "./roles";
import { any, has, type Sign } from "./signs";
import type { Thing } from "./things";
import type { Tokens } from "./tokens";

// Finds the unused parts of a sentence that could change the verdict. The desk asks before it answers without them.

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
  const faces = new Set<number>([
    ...used.flatMap((thing) => facesOf(thing)),
    ...(facts.wild ? [facts.wild] : []),
    ...("wild" in question && question.wild ? [question.wild] : []),
    // Ones are wild by its rules, so that "with the aces" adds nothing.
    ...(question.game === "perudo" ? [1] : []),
  ]);
  const numbers = new Set([...faces, ...used.flatMap((thing) => numbersOf(thing))]);
  // A number said again tells something new if the claim is not what was there.
  const isMissed = question.ask === "judge" && answer.ok && answer.margin !== 0;
  const talksOfHands = claimsOf(question.game) !== "hand" || used.some(({ kind }) => kind === "dice");
  // "9 fives and 4": more of what was counted.
  const touches = (one: Thing, other: Thing) =>
    one.to === other.at || (one.to === other.at - 1 && signs[one.to]?.cues.has("and"));
  const isLinked = (thing: Thing) => used.some((one) => touches(one, thing) || touches(thing, one));
  const isIdle = (thing: Thing): boolean => {
    if (used.includes(thing) || signs[thing.at]?.game) return false;
    if (["face", "number"].includes(thing.kind) && question.ask === "judge" && isLinked(thing)) return true;
    if (thing.kind === "face") return !faces.has(thing.face);
    if (thing.kind === "number")
      return (
        !isSmallTalk(signs, thing.at) &&
        !(numbers.has(thing.number) && (!isMissed || isNegated(signs, thing.at)))
      );
    // Talk about the kind of dice that are given.
    if (thing.kind === "hand" && thing.faces.length + thing.kickers.length === 0) return !talksOfHands;
    if (thing.kind === "sets" && thing.sets.every(({ count }) => count === 0)) return false;
    if (thing.kind === "sets" && thing.parts?.every((part) => !isIdle(part))) return false;
    return !used.some((one) => sameAs(one, thing));
  };
  const idle = things.filter(isIdle);
  // "At our bar …": a house rule that no fact tells.
  const isRule =
    Object.keys(facts.house).length === 0 &&
    !["wild", "ones", "straights", "each"].some((fact) => fact in facts);
  // "Who pays" is no question about a raise.
  const asksCost = question.ask === "raise" && answer.ok && any(signs, "who") && !any(signs, "may");
  // "He did not say 6 fours": no claim to judge.
  const denied = question.ask === "judge" ? used.filter((thing) => isDenied(signs, thing)) : [];
  // A doubt ends the claims: what comes after it is no raise.
  const [first, last] = used;
  const isAfterDoubt = (at: number) =>
    ["raise", "compare"].includes(question.ask) &&
    !any(signs, "may") &&
    !isNegated(signs, at) &&
    !has(signs[at - 1], "of") &&
    first &&
    last &&
    at >= first.to &&
    (at < last.at || things.some((thing) => !used.includes(thing)) || first.kind !== last.kind);
  // The same claim twice, fewer of it, or two claims of one player are no raise, unless the words ask for one.
  const isSame =
    question.ask === "raise" &&
    (question.from === question.to ||
      (first &&
        last &&
        faceIn(first) !== null &&
        faceIn(first) === faceIn(last) &&
        countIn(last) < countIn(first) &&
        signs.slice(first.to, last.at).some(({ pause }) => pause)) ||
      used.every((thing) => any(partOf(signs, thing, used).lead, "i"))) &&
    used.length === 2 &&
    // "3 aces to 3 aces".
    !(first && last && last.at === first.to + 1 && has(signs[first.to], "goes-on", "to")) &&
    !any(signs, "may", "same", "over", "after", "than", "to", "mine", "replies", "higher", "passes");
  return signs.filter(
    (sign, at) =>
      (isSame && last && at >= last.at && at < last.to) ||
      (sign.house !== null && isReported(signs, at)) ||
      (isAfterDoubt(at) && has(sign, "doubted", "challenge")) ||
      denied.some((thing) => at >= thing.at && at < thing.to) ||
      (isRule && sign.cues.has("at-ours")) ||
      (asksCost && sign.cues.has("lose")) ||
      idle.some((thing) => at >= thing.at && at < thing.to) ||
      (isOpen(sign) && lacksOpenDice(question)),
  );
}

/** "Grandpa says the number must go up": what one player says is no house rule yet. */
function isReported(signs: readonly Sign[], at: number): boolean {
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
  any(signs.slice(Math.max(0, at - 2), at), "not");

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

const isOpen = (sign: Sign): boolean =>
  has(sign, "open") && !has(sign, "opens", "found", "stated", "earlier");

/** A raise where one cup goes round, without the dice in the open. */
function lacksOpenDice(question: Question): boolean {
  if (question.ask !== "raise" || question.table) return false;
  const rules = rulesUnder(question.game, {});
  return rules.ok && claimsOf(question.game) === "hand" && rules.value.cups.dealt(2) === null;
}

const isClassSide = (side: unknown): boolean =>
  typeof side === "object" && side !== null && !Array.isArray(side) && "class" in side;

/** "The next one", "keine", and a guess that the answer settles: "or do I need eight". */
function isSmallTalk(signs: readonly Sign[], at: number): boolean {
  const sign = signs[at] as Sign;
  if (sign.digits === "" && (sign.cues.has("article") || (sign.number ?? 0) < 2)) return true;
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
