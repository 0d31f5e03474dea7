import { type Face, isFace } from "@/lib/engine";
import type { HandWord } from "../languages/vocabulary";
import { has as is, type Sign } from "./signs";

// Finds the things in a sentence: rows of dice, counts, hands and rolls. This uses their form only; the words
// around them decide their role.

interface Place {
  /** The range of its tokens, end exclusive. */
  readonly at: number;
  readonly to: number;
}

/** A count of a face; `article`: "a five", which is usually a kicker. */
export interface Counted {
  readonly count: number;
  readonly face: Face;
  readonly article: boolean;
}

export type Thing = Place &
  (
    | { readonly kind: "dice"; readonly dice: readonly Face[] }
    /** "9 sixes", "three 3s and two 2s". */
    | { readonly kind: "sets"; readonly sets: readonly Counted[]; readonly parts?: readonly Thing[] }
    /** "pair of twos with a five"; without faces, a kind of hand. */
    | {
        readonly kind: "hand";
        readonly hand: HandWord;
        readonly faces: readonly Face[];
        readonly kickers: readonly Face[];
      }
    /** "63", "Mia", "double fives"; `digits` if typed as a number. */
    | { readonly kind: "roll"; readonly roll: number; readonly digits: boolean }
    /** "9 fives and 4 wilds", as tables count aloud: matching dice. */
    | { readonly kind: "pile"; readonly count: number; readonly face: Face }
    /** "44", "5552": faces in one number, not five. */
    | { readonly kind: "digits"; readonly dice: readonly Face[] }
    | { readonly kind: "face"; readonly face: Face }
    | { readonly kind: "number"; readonly number: number }
  );

type Found = Thing | null;

/** The number of groups in a kind of hand. */
const GROUPS: Readonly<Partial<Record<HandWord, number>>> = {
  pair: 1,
  "two-pair": 2,
  three: 1,
  "full-house": 2,
  four: 1,
  five: 1,
};

/** A small number or face: "5", "five". */
const small = (sign: Sign | undefined): Face | null =>
  sign && sign.number !== null && isFace(sign.number) && !sign.many ? sign.number : null;

/** A face in any form. */
const faceOf = (sign: Sign | undefined): Face | null => sign?.face ?? small(sign);

/** All things of a sentence, in order. */
export function thingsOf(signs: readonly Sign[]): readonly Thing[] {
  const things: Thing[] = [];
  for (let at = 0; at < signs.length; ) {
    if (isLabel(signs, at)) {
      at++;
      continue;
    }
    const before = things.at(-1) ?? null;
    const found =
      fullOf(signs, at, before) ??
      dice(signs, at) ??
      handAt(signs, at, before) ??
      highCard(signs, at) ??
      counted(signs, at) ??
      doubled(signs, at) ??
      alone(signs, at);
    if (found === null) {
      at++;
      continue;
    }
    // "threes full of twos", "sixes trips": the face before is part of the hand.
    if (found.at < at) things.pop();
    things.push(found);
    at = found.to;
  }
  return joined(things, signs);
}

/** "Player 1 has 364", "player 2's cup": the number of a player. */
const isLabel = (signs: readonly Sign[], at: number): boolean =>
  (is(signs[at - 1], "crew") && signs[at]?.number !== null && signs[at + 1]?.face == null) ||
  (is(signs[at - 1], "players") &&
    signs[at]?.digits.length === 1 &&
    (signs[at]?.many === true || is(signs[at + 1], "found", "have", "cup", "stated", "challenge"))) ||
  // "cup one 5 5 2", "cup 2: 511".
  (is(signs[at - 1], "cup") &&
    small(signs[at]) !== null &&
    (signs[at + 1]?.raw === ":" || (signs[at]?.digits === "" && signs[at + 1]?.digits !== "")));

/** Five faces, in one number or one by one. */
function dice(signs: readonly Sign[], at: number): Found {
  const first = signs[at] as Sign;
  if (/^[1-6]{5}$/.test(first.digits)) return { kind: "dice", at, to: at + 1, dice: digitsOf(first.digits) };
  const lying: Face[] = [];
  let to = at;
  let within: string | null = null;
  for (let next = at; next < signs.length; next++) {
    const sign = signs[next] as Sign;
    if (lying.length > 4 && isCounting(signs, next)) break;
    const face = singleDie(sign);
    // "5 5 1 3 2 and 5 6 6 1 1" are two cups.
    if (face === null && lying.length === 5 && sign.raw !== within) break;
    if (face === null && lying.length > 0) within ??= sign.raw;
    if (face !== null) {
      lying.push(face);
      to = next + 1;
    } else if (!(lying.length > 0 && (sign.pause || is(sign, "and")))) break;
  }
  // Cups of any dice: "2 3, 1 2 6, 3 3 6".
  if (lying.length > 5) return { kind: "digits", at, to, dice: lying };
  // "3 3 1": a cup of fewer dice.
  const isCup = lying.length > 2 && signs.slice(at, to).every(({ digits }) => digits !== "");
  if (isCup && lying.length < 5 && !isCounting(signs, to - 1) && !is(signs[to], "high"))
    return { kind: "digits", at, to, dice: lying };
  if (lying.length !== 5) return null;
  // "one six, two fives …" are counts.
  return signs[to] && (signs[to]?.face !== null || is(signs[to], "dice", "times"))
    ? null
    : { kind: "dice", at, to, dice: lying };
}

const singleDie = (sign: Sign): Face | null => {
  if (sign.digits.length === 1 && isFace(Number(sign.digits)) && (!sign.many || /[⚀-⚅]/.test(sign.raw)))
    return Number(sign.digits) as Face;
  return sign.digits === "" && !sign.cues.has("article") ? small(sign) : null;
};

/** "threes full of twos". */
function fullOf(signs: readonly Sign[], at: number, before: Thing | null): Found {
  if (signs[at]?.hand !== "full-house" || before?.kind !== "face" || before.to !== at) return null;
  let next = at + 1;
  while (is(signs[next], "of", "over", "with", "and")) next++;
  const face = faceOf(signs[next]);
  return face === null
    ? null
    : {
        kind: "hand",
        hand: "full-house",
        faces: [before.face, face],
        kickers: [],
        at: before.at,
        to: next + 1,
      };
}

/** A kind of hand with its faces and kickers, if given. */
function handAt(signs: readonly Sign[], at: number, before: Thing | null): Found {
  const named = signs[at]?.hand;
  if (!named) return null;
  if (named === "high-card") {
    const own = singles(signs, at + 1);
    return { kind: "hand", hand: named, faces: [], kickers: own.faces, at, to: own.to };
  }
  const groups = GROUPS[named] ?? 0;
  const faces: Face[] = [];
  let to = at + 1;
  let next = at + 1;
  while (faces.length < groups) {
    const between =
      is(signs[next], "of", "article") ||
      (faces.length > 0 && (is(signs[next], "and", "over", "with") || comma(signs[next])));
    if (between || (faces.length === 0 && comma(signs[next]) && signs[next + 1]?.face != null)) {
      next++;
      continue;
    }
    const many = signs[next];
    const face = isCounting(signs, next) ? null : faceOf(many);
    if (face === null) break;
    faces.push(face);
    to = ++next;
  }
  // H5: "full house, sixes and fives" does not name the three.
  if (
    named === "full-house" &&
    faces.length === 2 &&
    !signs.slice(at + 1, to).some((sign, index) => is(sign, "over") || (index > 0 && is(sign, "with")))
  )
    return isWritten(signs, at, to)
      ? { kind: "hand", hand: named, faces, kickers: [], at, to }
      : { kind: "hand", hand: named, faces: [], kickers: faces, at, to };
  if (faces.length === 0 && before?.kind === "face" && before.to === at && groups === 1)
    return { kind: "hand", hand: named, faces: [before.face], kickers: [], at: before.at, to };
  if (faces.length > 0 && faces.length < groups)
    return { kind: "hand", hand: named, faces: [], kickers: [], at, to: at + 1 };
  // "a pair of sixes and (a pair of) ones".
  if (named === "pair" && faces.length === 1 && is(signs[to], "and")) {
    let other = to + 1;
    while (is(signs[other], "article", "of") || signs[other]?.hand === "pair") other++;
    const second = signs[other]?.face;
    if (second && signs[other]?.many && second !== faces[0])
      return { kind: "hand", hand: "two-pair", faces: [...faces, second], kickers: [], at, to: other + 1 };
  }
  const parsedKickers = faces.length > 0 ? kickers(signs, to) : { kickers: [], to };
  return { kind: "hand", hand: named, faces, kickers: parsedKickers.kickers, at, to: parsedKickers.to };
}

/** True if a full house is unambiguous: written like "33322", or with the three named by "of". */
const isWritten = (signs: readonly Sign[], at: number, to: number): boolean =>
  signs.slice(at + 1, to).every((sign) => !is(sign, "and") && !comma(sign));

const comma = (sign: Sign | undefined): boolean => sign !== undefined && [",", ":", "("].includes(sign.raw);

/** True if a number counts: "4 fives", "two of them", "3 dice". */
const isCounting = (signs: readonly Sign[], at: number): boolean => {
  const next = signs[at + 1];
  return (
    small(signs[at]) !== null &&
    next !== undefined &&
    (next.face !== null ||
      is(next, "times", "dice", "players") ||
      next.hand !== null ||
      // "five fresh dice".
      (next.unknown && is(signs[at + 2], "dice")))
  );
};

/** "with a five", ", five four": kickers. */
function kickers(
  signs: readonly Sign[],
  from: number,
): { readonly kickers: readonly Face[]; readonly to: number } {
  const faces: Face[] = [];
  let to = from;
  for (let next = from; next < signs.length && faces.length < 3; ) {
    let skip = next;
    while (comma(signs[skip]) || is(signs[skip], "and", "with", "article", "kicker")) {
      if (small(signs[skip]) === 1 && faceOf(signs[skip + 1]) === null && !is(signs[skip], "kicker")) break;
      skip++;
    }
    const sign = signs[skip];
    // "Trips of fours, 4 4 4 1 2" are the dice.
    const ends = signs[skip + 1]?.pause && !comma(signs[skip + 1]);
    const isRow = !ends && dice(signs, skip) !== null;
    const face = sign && !sign.many && !isCounting(signs, skip) && !isRow ? faceOf(sign) : null;
    const apart = skip > next || faces.length > 0;
    if (face === null || !apart || sign?.digits.length === 5 || is(signs[skip + 1], "times", "high")) break;
    faces.push(face);
    to = skip + 1;
    if (is(signs[to], "kicker")) to++;
    next = to;
  }
  return { kickers: faces, to };
}

/** "six five high", "65 high", "ace high". */
function highCard(signs: readonly Sign[], at: number): Found {
  const { faces, to } = singles(signs, at);
  return faces.length > 0 && is(signs[to], "high")
    ? { kind: "hand", hand: "high-card", faces: [], kickers: faces, at, to: to + 1 }
    : null;
}

/** Consecutive single dice without repetition: "six five", "65". */
function singles(
  signs: readonly Sign[],
  at: number,
): { readonly faces: readonly Face[]; readonly to: number } {
  const faces: Face[] = [];
  let to = at;
  for (; to < signs.length; to++) {
    const sign = signs[to] as Sign;
    const face = sign.many || is(sign, "article") ? null : faceOf(sign);
    const more = face !== null ? [face] : /^[1-6]{2,4}$/.test(sign.digits) ? digitsOf(sign.digits) : [];
    const all = [...faces, ...more];
    if (more.length === 0 || all.length > 5 || new Set(all).size < all.length) break;
    faces.push(...more);
  }
  return { faces, to };
}

const digitsOf = (digits: string): readonly Face[] => [...digits].map((die) => Number(die) as Face);

/** "9 sixes", "9x6", "nine 6", "a six". */
function counted(signs: readonly Sign[], at: number): Found {
  const sign = signs[at] as Sign;
  const article = is(sign, "article");
  if (sign.number === null && !article) return null;
  const count = sign.number ?? 1;
  let next = at + 1;
  const times = is(signs[next], "times");
  // "3 or more twos" counts as three.
  while (
    is(signs[next], "times", "or-better") ||
    (next > at + 1 && (is(signs[next], "article") || (times && saysNothing(signs[next]))))
  )
    next++;
  if (!times && is(signs[next], "of") && signs[next + 1]?.face != null) next++;
  const named = signs[next];
  const face = named?.face ?? null;
  if (face !== null) return { kind: "sets", sets: [{ count, face, article }], at, to: next + 1 };
  // "44 33 2": dice in groups.
  if (!times && /^([1-6])\1+$/.test(sign.digits)) return null;
  const bare = is(named, "article") && signs[next + 1]?.roll != null ? null : small(named);
  if (bare === null || isCounting(signs, next) || is(signs[next + 1], "dice", "players", "each")) return null;
  const after = signs[next + 1];
  const plainNumber = sign.digits !== "" && named?.digits !== "";
  const fits = times || article || count === 1 || count > 6 || !plainNumber;
  // Two faces in a row are a roll, three a row of dice, but "one 5 one ace" are counts.
  const isMixed = sign.digits === "" && named?.digits !== "" && after?.digits === "";
  if (!fits || (after !== undefined && small(after) !== null && !times && !isMixed)) return null;
  if (count === 1 && !article && plainNumber && !times) return null;
  return { kind: "sets", sets: [{ count, face: bare, article }], at, to: next + 1 };
}

/** "Six times the two". */
const saysNothing = (sign: Sign | undefined): boolean =>
  sign !== undefined && sign.cues.size === 0 && faceOf(sign) === null && !sign.pause && !sign.unknown;

/** "double fives", "pasch 5". */
function doubled(signs: readonly Sign[], at: number): Found {
  if (!is(signs[at], "double")) return null;
  const face = faceOf(signs[at + 1]);
  return face === null ? null : { kind: "roll", roll: face * 11, digits: false, at, to: at + 2 };
}

function alone(signs: readonly Sign[], at: number): Found {
  const { digits, number, face, roll, raw } = signs[at] as Sign;
  const place = { at, to: at + 1 };
  if (roll !== null) return { kind: "roll", roll, digits: digits !== "", ...place };
  // "4s x5".
  const times = is(signs[at + 1], "times") && !isCounting(signs, at + 2) ? signs[at + 2]?.number : null;
  if (face !== null && times)
    return { kind: "sets", sets: [{ count: times, face, article: false }], at, to: at + 3 };
  if (face !== null) return { kind: "face", face, ...place };
  if (/^[1-6]{3,60}$/.test(digits) || (/[⚀-⚅]{2,}/.test(raw) && digits.length > 1))
    return { kind: "digits", dice: digitsOf(digits), ...place };
  // No table counts so many: an age, a year.
  return number === null || number > 60 || is(signs[at + 1], "unit")
    ? null
    : { kind: "number", number, ...place };
}

/**
 * Counts in a row are one hand if they add up to at most five: "three 3s and two 2s", "two sixes and a one".
 */
function joined(things: readonly Thing[], signs: readonly Sign[]): readonly Thing[] {
  const together: Thing[] = [];
  for (const [index, thing] of things.entries()) {
    const before = together.at(-1);
    // More than five dice in a row are cups, not a hand.
    const row = diceInRow(things, index);
    const cups = before !== undefined && row + (run(before)?.length ?? 0) > 5;
    const merged =
      before &&
      (fullOfSets(before, thing, signs) ??
        pileOf(before, thing, signs) ??
        mergedSets(before, thing, signs) ??
        (cups ? null : mergedRuns(before, thing)));
    if (merged) together[together.length - 1] = merged;
    else together.push(thing);
  }
  return together;
}

/** "a full house, three 3's, two 2's": its counts name the faces. */
function fullOfSets(before: Thing, thing: Thing, signs: readonly Sign[]): Thing | null {
  if (before.kind !== "hand" || before.hand !== "full-house" || before.faces.length > 1) return null;
  if (thing.kind !== "sets" || before.kickers.length > 0) return null;
  const [first, second] = thing.sets;
  const open = before.faces.length === 0 ? 3 : 2;
  const apart = signs.slice(before.to, thing.at).every((sign) => sign.pause || is(sign, "and", "of", "with"));
  if (!apart || first?.count !== open || (second && (open !== 3 || second.count !== 2))) return null;
  return { ...before, faces: [...before.faces, ...thing.sets.map(({ face }) => face)], to: thing.to };
}

/** The number of dice in a row from a thing on. */
function diceInRow(things: readonly Thing[], from: number): number {
  let dice = 0;
  for (let at = from; at < things.length && (at === from || things[at]?.at === things[at - 1]?.to); at++) {
    const more = run(things[at] as Thing);
    if (more === null || dice > 5) break;
    dice += more.length;
  }
  return dice;
}

/** "9 fives and 4 wilds": both count with any wild face. */
function pileOf(before: Thing, thing: Thing, signs: readonly Sign[]): Thing | null {
  const between = signs.slice(before.to, thing.at);
  const [sets, wilds] = before.kind === "sets" ? [before, thing] : [thing, before];
  const [only] = sets.kind === "sets" && sets.sets.length === 1 ? sets.sets : [];
  if (!only || wilds.kind !== "number" || !is(signs[wilds.to], "wild")) return null;
  const to = Math.max(thing.to, wilds.to + 1);
  const linked = between.some((sign) => is(sign, "and", "with"));
  return linked &&
    between.every((sign) => sign.pause || is(sign, "and", "with", "wild", "article", "open", "found"))
    ? { kind: "pile", count: only.count + wilds.number, face: only.face, at: before.at, to }
    : null;
}

function mergedSets(before: Thing, thing: Thing, signs: readonly Sign[]): Thing | null {
  if (thing.kind !== "sets" || before.kind !== "sets") return null;
  const between = signs.slice(before.to, thing.at);
  const [first] = thing.sets;
  const links = between.every((sign) => is(sign, "and", "with") || comma(sign));
  const linked =
    between.some((sign) => is(sign, "and", "with")) ||
    (first?.article && between.length > 0) ||
    between.length === 0;
  if (!links || !linked) return null;
  const [own] = before.sets;
  // "A five and a five" are two fives.
  if (own && first && own.article && first.article && own.face === first.face && thing.sets.length === 1)
    return { ...before, sets: [{ ...own, count: own.count + 1 }, ...before.sets.slice(1)], to: thing.to };
  const sets = [...before.sets, ...thing.sets];
  const total = sets.reduce((sum, { count }) => sum + count, 0);
  const faces = new Set(sets.map(({ face }) => face));
  return total <= 5 && faces.size === sets.length
    ? { kind: "sets", sets, parts: [before, thing], at: before.at, to: thing.to }
    : null;
}

/** "44 11", "22 5": dice in groups. */
function mergedRuns(before: Thing, thing: Thing): Thing | null {
  if (before.to !== thing.at) return null;
  const [one, other] = [before, thing].map(run);
  if (!one || !other || one.length < 2 || one.length + other.length > 5 || one[0] === other[0]) return null;
  if (new Set(one).size > (before.kind === "digits" && before.to - before.at > 1 ? 2 : 1)) return null;
  const dice = [...one, ...other];
  return { kind: dice.length === 5 ? "dice" : "digits", dice, at: before.at, to: thing.to };
}

function run(thing: Thing): readonly Face[] | null {
  if (thing.kind === "digits") return thing.dice;
  if (thing.kind === "roll" && thing.digits && thing.roll % 11 === 0) {
    const face = (thing.roll / 11) as Face;
    return [face, face];
  }
  return thing.kind === "number" && isFace(thing.number) ? [thing.number] : null;
}

/** Two faces in a row are a roll in a game of two dice: "6 3", "5 and 1". */
export function asRolls(things: readonly Thing[], signs: readonly Sign[]): readonly Thing[] {
  const isDie = (thing: Thing | undefined): thing is Extract<Thing, { kind: "number" }> =>
    thing?.kind === "number" && isFace(thing.number) && !is(signs[thing.at], "article");
  const isNext = (one: Thing, other: Thing) =>
    signs.slice(one.to, other.at).every((sign) => is(sign, "and") || comma(sign));
  const rolls: Thing[] = [];
  const push = (one: Face, other: Face, place: Place) =>
    rolls.push({
      kind: "roll",
      roll: Math.max(one, other) * 10 + Math.min(one, other),
      digits: true,
      at: place.at,
      to: place.to,
    });
  for (let at = 0; at < things.length; at++) {
    const [one, other, third] = [things[at] as Thing, things[at + 1], things[at + 2]];
    const [first, second, more] = one.kind === "sets" ? one.sets : [];
    // "Viererpasch": four of a kind in games of five dice, a double four here.
    const double = one.kind === "hand" ? signs[one.at]?.roll : null;
    if (double) {
      rolls.push({ kind: "roll", roll: double, digits: false, at: one.at, to: one.to });
      continue;
    }
    // "a 1 and a 3".
    if (first?.count === 1 && second?.count === 1 && !more) {
      push(first.face, second.face, one);
      continue;
    }
    const isPair =
      isDie(one) && isDie(other) && isNext(one, other) && !(isDie(third) && isNext(other, third));
    if (!isPair) rolls.push(one);
    else {
      push(one.number as Face, other.number as Face, { at: one.at, to: other.to });
      at++;
    }
  }
  return rolls;
}

/** A corrected claim and its correction are one thing: "six fives, no wait, seven", "not five fours but six fours". */
export function corrected(things: readonly Thing[], signs: readonly Sign[]): readonly Thing[] {
  const kept: Thing[] = [];
  for (let index = 0; index < things.length; index++) {
    const before = kept.at(-1);
    const full = fullAgain(before, things[index], things[index + 1]);
    if (full) index++;
    const thing = full ?? (things[index] as Thing);
    const whole = before && isCorrected(before, thing, signs) ? insteadOf(before, thing) : null;
    if (before && whole) {
      const says = signs.slice(before.to, thing.at).some((sign) => is(sign, "stated", "declared", "but"));
      kept[kept.length - 1] = { ...whole, at: says ? thing.at : before.at, to: thing.to };
    } else kept.push(thing);
  }
  return kept;
}

/** "Full house, fives over twos, no, fives over threes": the faces alone. */
const fullAgain = (before: Thing | undefined, one: Thing | undefined, other: Thing | undefined): Found =>
  before?.kind === "hand" && before.hand === "full-house" && one?.kind === "face" && other?.kind === "face"
    ? { ...before, faces: [one.face, other.face], kickers: [], at: one.at, to: other.to }
    : null;

function isCorrected(before: Thing, thing: Thing, signs: readonly Sign[]): boolean {
  const between = signs.slice(before.to, thing.at);
  if (
    between.some(
      (sign) => sign.raw === "?" || is(sign, "found", "challenge", "look", "roll", "may", "if", "earlier"),
    )
  )
    return false;
  // ", no, ".
  const [pause, no, stop] = between;
  const isNo = pause?.pause === true && is(no, "not") && stop?.pause === true;
  if (isNo || between.some((sign) => is(sign, "corrects"))) return !between.some((sign) => is(sign, "they"));
  const lead = signs.slice(Math.max(0, before.at - 4), before.at);
  const denied = lead.findLastIndex((sign) => is(sign, "not"));
  const isClaimed = [...lead, ...signs.slice(thing.to, thing.to + 3)].some((sign) =>
    is(sign, "stated", "declared", "speak", "claim"),
  );
  if (lead.some((sign) => is(sign, "may"))) return false;
  const isOther = between.some((sign) => is(sign, "but", "stated", "declared"));
  return denied !== -1 && !lead.slice(denied).some(({ pause }) => pause) && isClaimed && isOther;
}

/** The claim after a correction, which can name its number or its face alone. */
function insteadOf(before: Thing, thing: Thing): Thing | null {
  const [own] = before.kind === "sets" && before.sets.length === 1 ? before.sets : [];
  if (own && thing.kind === "number")
    return { ...thing, kind: "sets", sets: [{ ...own, count: thing.number }] };
  if (own && thing.kind === "face") return { ...thing, kind: "sets", sets: [{ ...own, face: thing.face }] };
  return thing.kind === before.kind ? thing : null;
}

/** H5: a full house without its three. */
export const saysNoThree = (thing: Thing): boolean =>
  thing.kind === "hand" &&
  thing.hand === "full-house" &&
  thing.faces.length === 0 &&
  thing.kickers.length > 0;
