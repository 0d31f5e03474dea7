import { type ClaimKind, type Face, isFace } from "@/lib/engine";
import type { Cue } from "../tongues/tongue";
import { shown } from "./facts";
import type { Heard } from "./heard";
import { firstIsNew } from "./roles";
import type { Sign } from "./signs";
import type { Thing } from "./things";

// What a sentence asks where claims are of one kind: the same words ask for a raise where dice are counted, and which is higher
// where hands are held against each other.

export type Plan =
  | { readonly ask: "compare"; readonly a: Thing; readonly b: Thing }
  | { readonly ask: "raise"; readonly from: Thing | null; readonly to: Thing }
  | { readonly ask: "lowest"; readonly from: Thing | null }
  | {
      readonly ask: "judge";
      readonly claim: Thing;
      readonly spotOn: boolean;
      readonly lifted:
        | { readonly dice: readonly Face[] | readonly (readonly Face[])[] }
        | { readonly count: number };
    }
  | { readonly ask: "odds"; readonly of: Thing; readonly inPlay: number | null }
  | { readonly ask: "rank"; readonly of: Thing }
  /** Something that was not said; `used`: what was. */
  | { readonly ask: "missing"; readonly fact: Missing; readonly used: readonly Thing[] };

export type Missing = "from" | "to" | "dice" | "claim";

/** The plan, and the things that it uses. */
export interface Planned {
  readonly plan: Plan;
  readonly used: readonly Thing[];
}

/** What is asked, where claims are of this kind; null where nothing is that could be of it. */
export function planOf(heard: Heard, kind: ClaimKind): Planned | null {
  const claims = diceFirst(withoutName(heard, once(heard.things.filter((thing) => couldClaim(thing, kind)))));
  return (
    odds(heard, claims) ??
    judged(heard, claims, kind) ??
    lowest(heard, claims, kind) ??
    opening(heard, claims, kind) ??
    pairOf(heard, claims, kind) ??
    single(heard, claims, kind)
  );
}

/** Of more than two claims those that were said again are one: "quads or a boat? quads or boat". */
const once = (claims: readonly Thing[]): readonly Thing[] =>
  claims.length <= 2
    ? claims
    : claims.filter((thing, at) => claims.findIndex((other) => said(other) === said(thing)) === at);

/** Of more than two claims the one whose word is a game's name as well only names it: "65 or 11 in Mia". */
function withoutName(heard: Heard, claims: readonly Thing[]): readonly Thing[] {
  // "next roll up from 65 in Mia" names one roll.
  const asksNext = claims.length === 2 && cued(heard, "lowest") && !cued(heard, "may", "versus", "than");
  return claims.length > 2 || asksNext ? claims.filter(({ at }) => !heard.signs[at]?.game) : claims;
}

/** Of more than two claims two that are dice are meant: a kind of hand beside them is talk. */
function diceFirst(claims: readonly Thing[]): readonly Thing[] {
  const dice = claims.filter(({ kind }) => kind === "dice");
  return claims.length > 2 &&
    dice.length === 2 &&
    claims.every((thing) => thing.kind === "dice" || !named(thing))
    ? dice
    : claims;
}

const said = ({ at: _at, to: _to, ...thing }: Thing): string => JSON.stringify(thing);

const planned = (plan: Plan, ...used: readonly (Thing | null)[]): Planned => ({
  plan,
  used: used.filter((thing) => thing !== null),
});

/** Whether a thing can be claimed, or held against a claim. */
export function couldClaim(thing: Thing, kind: ClaimKind): boolean {
  switch (kind) {
    case "count":
      return thing.kind === "sets" && thing.sets.length === 1;
    case "hand":
      if (thing.kind === "roll") return thing.roll % 11 === 0 && thing.roll !== 0;
      if (thing.kind === "digits") return thing.dice.length <= 5;
      return ["dice", "hand", "sets"].includes(thing.kind);
    case "mia":
      if (thing.kind === "hand") return thing.hand === "pair" && thing.faces.length === 1;
      if (thing.kind === "sets") return thing.sets.length === 1 && thing.sets[0]?.count === 2;
      return thing.kind === "roll";
  }
}

const named = (thing: Thing): boolean =>
  thing.kind !== "hand" ||
  thing.faces.length > 0 ||
  thing.kickers.length > 0 ||
  thing.hand.endsWith("-straight");

const cued = ({ cues }: Heard, ...wanted: readonly Cue[]): boolean => wanted.some((cue) => cues.has(cue));

/** "odds of nine sixes with 20 dice". */
function odds(heard: Heard, claims: readonly Thing[]): Planned | null {
  const [of] = claims;
  if (!cued(heard, "odds")) return null;
  if (of === undefined) return null;
  if (of.kind === "dice") return planned({ ask: "rank", of }, of);
  // A number is that of the dice in play only where nothing else told it: what is not used is said.
  const told = heard.facts.diceInPlay !== undefined || heard.facts.players !== undefined;
  const number = heard.things.find(
    (thing) => !told && (thing.kind === "number" || (thing.kind === "roll" && thing.digits && thing !== of)),
  );
  const inPlay =
    number?.kind === "number"
      ? number.number
      : number?.kind === "roll"
        ? Number(heard.signs[number.at]?.digits)
        : null;
  return planned({ ask: "odds", of, inPlay }, of, inPlay === null ? null : (number ?? null));
}

/** "7 fours bid, we count 7", "he called 63 and had 5 and 1", "three sixes, and it was 66532". */
function judged(heard: Heard, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  const { signs, things } = heard;
  const found = cued(heard, "found", "exact", "true", "false");
  const setAgainst = cued(heard, "beats", "over", "after", "may", "versus") && !cued(heard, "exact");
  const [first] = claims;
  if (kind === "hand") {
    const claim = claims.find((thing) => thing.kind !== "dice" && named(thing));
    const dice = claims.find((thing) => thing.kind === "dice");
    if (
      !claim ||
      !dice ||
      claims.length !== 2 ||
      cued(heard, "beats", "versus", "over") ||
      !cued(heard, "found", "said", "mine", "have", "true", "may", "false")
    )
      return null;
    return judge(heard, claim, { dice: shown(dice) ?? [] }, dice);
  }
  if (kind === "mia") {
    if (!first || setAgainst || cued(heard, "lowest", "higher")) return null;
    const numbers = things.filter(
      (thing) => thing.kind === "number" && isFace(thing.number) && !signs[thing.at]?.cues.has("article"),
    );
    const [one, other] = numbers;
    const tells = cued(heard, "said", "have") || (cued(heard, "found") && !cued(heard, "exact"));
    if (tells && claims.length === 1 && one?.kind === "number" && other?.kind === "number")
      return judge(heard, first, { dice: [one.number as Face, other.number as Face] }, one, other);
    // "he says 66, I say 65" sets one announcement against another.
    const [, second] = claims;
    const answered = second && follows(signs, first, second, "mine", "may", "goes-on");
    // "Anna has 21, Ben has 66": each has their own roll.
    const eachHas =
      !cued(heard, "said") &&
      signs.slice(0, first.at).some(({ cues }) => cues.has("found") || cues.has("have"));
    if (claims.length !== 2 || !second || answered || !tells || eachHas) return null;
    const wasFound = second;
    return judge(heard, first, { dice: rollDice(wasFound) }, wasFound);
  }
  if (!first) return null;
  const at = foundAt(heard, first);
  const laid = things.filter(
    (thing) =>
      (thing.kind === "dice" ||
        thing.kind === "digits" ||
        (thing.kind === "sets" && thing.sets.length > 1)) &&
      thing !== first,
  );
  if (laid.length > 0 && claims.length === 1) {
    const cups = laid.map((thing) => [...(shown(thing) ?? [])]);
    return judge(heard, first, { dice: cups.length === 1 ? (cups[0] ?? []) : cups }, ...laid);
  }
  // "6 fours called, 3 fours and 3 ones": several numbers of dice lay there.
  const [, ...groups] = things.filter((thing) => thing.kind === "sets");
  if (
    groups.length > 1 &&
    !cued(heard, "may", "beats") &&
    !follows(signs, first, groups[0] as Thing, "over", "after", "than", "mine") &&
    claims[0] === things.find(isSets) &&
    beside(signs, groups)
  )
    return judge(heard, first, { dice: groups.flatMap((thing) => shown(thing) ?? []) }, ...groups);
  const counted = things.filter((thing) => thing.kind === "number" && thing.at >= first.to);
  if (!found && !(counted.length > 1 && cued(heard, "have"))) return null;
  // "three sixes and an ace" lay there together.
  const sets = things.filter((thing) => thing.kind === "sets" && thing !== first);
  const [second] = sets;
  // "there were only 3 fours, but he had called 4 fours".
  if (second && saidLast(signs, first, second)) return judge(heard, second, { count: countIn(first) }, first);
  const direct =
    second &&
    (["after", "over"].some((cue) => signs[first.at - 1]?.cues.has(cue as Cue)) ||
      follows(signs, first, second, "over", "after", "than", "beats", "may", "mine", "if", "says") ||
      (follows(signs, first, second, "said") && faceIn(first) !== faceIn(second)) ||
      (follows(signs, first, second, "goes-on") && !follows(signs, first, second, "found")));
  if (
    second &&
    !direct &&
    !cued(heard, "may", "over", "beats", "higher", "versus") &&
    (at !== null || cued(heard, "exact"))
  ) {
    const same =
      sets.length === 1 &&
      second.kind === "sets" &&
      second.sets.length === 1 &&
      faceIn(second) === faceIn(first);
    const lying = sets.flatMap((thing) => shown(thing) ?? []);
    return same
      ? judge(heard, first, { count: countIn(second) }, second)
      : judge(heard, first, { dice: lying }, ...sets);
  }
  if (second || (setAgainst && !cued(heard, "said", "exact"))) return null;
  const number = things.find((thing) => thing.kind === "number" && thing !== first) ?? rollAsNumber(things);
  if (!number) return null;
  // "I have 3, Bob has 2 and Cy 2": what each has is found together.
  const each = things.filter((thing) => thing.kind === "number" && thing.at >= first.to);
  if (each.length > 1) {
    const count = each.reduce((sum, thing) => sum + (thing.kind === "number" ? thing.number : 0), 0);
    return judge(heard, first, { count }, ...each);
  }
  const count = number.kind === "number" ? number.number : Number(heard.signs[number.at]?.digits);
  return judge(heard, first, { count }, number);
}

function judge(
  heard: Heard,
  claim: Thing,
  lifted: Extract<Plan, { ask: "judge" }>["lifted"],
  ...used: readonly (Thing | null)[]
): Planned {
  return planned({ ask: "judge", claim, spotOn: cued(heard, "exact"), lifted }, claim, ...used);
}

/** Whether the first of two numbers of a face was found, and the second was said. */
function saidLast(signs: Heard["signs"], one: Thing, other: Thing): boolean {
  const says = ({ cues }: Sign) => cues.has("said");
  const around = [
    ...signs.slice(Math.max(one.to + 1, other.at - 2), other.at),
    ...signs.slice(other.to, other.to + 2),
  ];
  const before = signs.slice(0, one.at);
  const alike = faceIn(one) === faceIn(other) && faceIn(one) !== null;
  return alike && before.some(({ cues }) => cues.has("found")) && !before.some(says) && around.some(says);
}

const isSets = (thing: Thing): boolean => thing.kind === "sets";

/** Whether numbers of dice stand side by side, with nothing but "and" between them. */
const beside = (signs: Heard["signs"], groups: readonly Thing[]): boolean =>
  groups.every((thing, at) => {
    const next = groups[at + 1];
    return (
      next === undefined ||
      signs
        .slice(thing.to, next.at)
        .every(({ pause, cues, raw }) => (pause && raw === ",") || cues.has("and"))
    );
  });

const rollAsNumber = (things: readonly Thing[]): Thing | undefined =>
  things.find((thing) => thing.kind === "roll" && thing.digits);

/** Where it is said what was there, after the claim; null where it is not. */
function foundAt({ signs }: Heard, claim: Thing): number | null {
  const at = signs.findIndex((sign, index) => index >= claim.to && sign.cues.has("found"));
  return at === -1 ? null : at;
}

const follows = (signs: Heard["signs"], one: Thing, other: Thing, ...cues: readonly Cue[]): boolean =>
  signs
    .slice(Math.max(one.to, other.at - 2), other.at)
    .some((sign) => cues.some((cue) => sign.cues.has(cue)));

const faceIn = (thing: Thing): Face | null => (thing.kind === "sets" ? (thing.sets[0]?.face ?? null) : null);
const countIn = (thing: Thing): number => (thing.kind === "sets" ? (thing.sets[0]?.count ?? 0) : 0);

/** The two dice of a roll. */
export function rollDice(thing: Thing): readonly Face[] {
  const roll =
    thing.kind === "roll"
      ? thing.roll
      : thing.kind === "hand"
        ? (thing.faces[0] ?? 0) * 11
        : thing.kind === "sets"
          ? (thing.sets[0]?.face ?? 0) * 11
          : 0;
  return [Math.floor(roll / 10), roll % 10].filter(isFace);
}

/** "what is the lowest over nine sixes", "how many pacos over 11 sixes". */
function lowest(heard: Heard, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  const many = cued(heard, "how-many") && !cued(heard, "found", "lose", "drink");
  if (claims.length > 1 || !(cued(heard, "lowest") || many)) return null;
  const [from] = claims;
  if (from === undefined) {
    const opens = (cued(heard, "opens") || heard.facts.palifico) && !cued(heard, "who", "win", "lose");
    return opens && cued(heard, "lowest") ? planned({ ask: "lowest", from: null }) : null;
  }
  if (!named(from)) return null;
  // "may I say" is no "next"; a single claim that one may say lacks the one before it.
  const asks =
    cued(heard, "over", "after", "than", "beats", "lowest", "goes-on") || (many && kind === "count");
  const faces = heard.things.filter((thing) => thing.kind === "face");
  return asks ? planned({ ask: "lowest", from }, from, ...faces) : null;
}

/** "may I open with three ones". */
function opening(heard: Heard, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  if (claims.length > 1 || heard.facts.locked) return null;
  const [to] = claims;
  // "mit zwei Assen anfangen": the word that opens may stand last.
  const starts = to && cued(heard, "start") && cued(heard, "may") && heard.signs[to.at - 1]?.cues.has("with");
  const opens = cued(heard, "opens") || starts || (heard.facts.palifico && claims.length === 1);
  if (!opens) return null;
  if (to && named(to)) return planned({ ask: "raise", from: null, to }, to);
  const face = heard.things.find((thing) => thing.kind === "face");
  if (kind !== "count" || face?.kind !== "face" || !cued(heard, "may")) return null;
  const one: Thing = {
    kind: "sets",
    sets: [{ count: 1, face: face.face, article: false }],
    at: face.at,
    to: face.to,
  };
  return planned({ ask: "raise", from: null, to: one }, face);
}

/** Two claims or hands held against each other. */
function pairOf(heard: Heard, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  const [one, other] = claims;
  if (!one || !other || claims.length > 2) return null;
  const raise = (): Planned => {
    const [to, from] = firstIsNew(heard, one, other) ? [one, other] : [other, one];
    return planned({ ask: "raise", from, to }, one, other);
  };
  if (kind === "count") return raise();
  // "can I call a straight over a pair of sixes": the lowest of them, if any.
  const straight = [one, other].find((thing) => thing.kind === "hand" && thing.hand === "straight");
  const beaten = straight === one ? other : one;
  if (
    straight &&
    beaten.kind !== "dice" &&
    named(beaten) &&
    cued(heard, "may", "mine") &&
    !cued(heard, "beats", "versus")
  ) {
    const low: Thing = { ...straight, kind: "hand", hand: "low-straight", faces: [], kickers: [] };
    const [to, from] = firstIsNew(heard, one, other) ? [one, other] : [other, one];
    const asLow = (thing: Thing) => (thing === straight ? low : thing);
    return planned({ ask: "raise", from: asLow(from), to: asLow(to) }, one, other);
  }
  const compare = planned({ ask: "compare", a: one, b: other }, one, other);
  if ([one, other].some((thing) => thing.kind === "dice" || !named(thing))) return compare;
  if (cued(heard, "said", "after", "over", "goes-on") || (kind === "mia" && cued(heard, "mine")))
    return raise();
  const held = cued(heard, "beats", "versus") || (cued(heard, "than") && !cued(heard, "speak"));
  return cued(heard, "may") && !held ? raise() : compare;
}

/** One thing alone: dice are ranked, and of a claim something is missing. */
function single(heard: Heard, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  const [one] = claims;
  const last = claims.at(-1);
  // Of a chain of claims it is not clear which two are meant.
  if (kind === "count" && claims.length > 2 && last)
    return planned({ ask: "missing", fact: "from", used: [last] }, ...claims);
  if (!one || claims.length > 1) return null;
  if (one.kind === "dice") return planned({ ask: "rank", of: one }, one);
  if (!named(one)) return null;
  // "10 sixes with 8 dice": whether it may be said at all.
  const { diceInPlay } = heard.facts;
  if (kind === "count" && diceInPlay !== undefined && countIn(one) > diceInPlay)
    return planned({ ask: "raise", from: null, to: one }, one);
  // "15 dice, need 4 sixes": how likely it is.
  if (
    kind === "count" &&
    diceInPlay !== undefined &&
    !cued(heard, "said", "may", "over", "higher", "beats", "found", "exact", "lowest")
  )
    return planned({ ask: "odds", of: one, inPlay: diceInPlay }, one);
  // "anything over Mia", "what is higher than 64".
  const lead = heard.signs.slice(0, one.at).findLast((sign) => !sign.cues.has("article"));
  const led = lead && (["over", "than", "after", "beats"] as const).some((cue) => lead.cues.has(cue));
  if (led && !cued(heard, "found", "exact") && heard.things.length === 1)
    return planned({ ask: "lowest", from: one }, one);
  if (cued(heard, "said") && cued(heard, "may") && !cued(heard, "odds", "exact", "true"))
    return planned({ ask: "lowest", from: one }, one);
  if (cued(heard, "may", "over", "higher", "beats"))
    return planned({ ask: "missing", fact: "from", used: [one] }, one);
  if (cued(heard, "found", "exact", "true", "said"))
    return planned({ ask: "missing", fact: "dice", used: [one] }, one);
  return kind === "count" || heard.signs.length <= 4
    ? planned({ ask: "missing", fact: "from", used: [one] }, one)
    : null;
}
