import type { ClaimKind } from "@/lib/engine";
import { doubtedClaim, doubtedLast, judged, judgeSum, roleOf } from "./judged";
import { countIn, countOf, faceIn, hasCue, named, type Plan, type Planned, planned } from "./planned";
import { firstIsNew } from "./roles";
import { any, has, type Sign } from "./signs";
import type { Thing } from "./things";
import type { Tokens } from "./tokens";

// Finds the question in a sentence, by kind of claim. The same words ask for a raise with counts, and for the
// higher of two hands.

/** The question for this kind of claim; null if there is none. */
export function planOf(tokens: Tokens, kind: ClaimKind, newFirst?: boolean): Planned | null {
  // "Does a pair of twos imply a one": a rule, not a comparison.
  if (hasCue(tokens, "imply")) return null;
  const claimed = tokens.things.flatMap((thing) => claimsIn(thing, kind, tokens.things));
  const claims = withoutName(tokens, withNumber(tokens, once(claimed), kind));
  if (claims.length < 2 && asksToDoubt(tokens.signs)) return null;
  return (
    odds(tokens, claims, kind) ??
    doubtedClaim(tokens, claims, kind) ??
    doubtedLast(tokens, claimed, kind) ??
    overOwnRoll(tokens, claims, kind) ??
    judged(tokens, claims, kind) ??
    lowest(tokens, claims, kind) ??
    withDice(tokens, claims) ??
    opening(tokens, claims, kind) ??
    pairOf(tokens, claims, kind, newFirst) ??
    single(tokens, claims, kind)
  );
}

/** "Can I still call bs": a rule on doubts. */
const asksToDoubt = (signs: readonly Sign[]): boolean =>
  signs.some(
    (sign, at) =>
      has(sign, "may") &&
      has(sign, "asks") &&
      any(signs.slice(at, at + 5), "doubted") &&
      !signs.slice(at, at + 4).some(({ pause, number }) => pause || number !== null),
  );

/** The claims in a thing. Two counts in a row are two claims in games of counts, one in others. */
function claimsIn(thing: Thing, kind: ClaimKind, all: readonly Thing[]): readonly Thing[] {
  if (couldClaim(thing, kind)) return [thing];
  return kind === "count" && thing.kind === "sets" && !all.some((other) => couldClaim(other, kind))
    ? (thing.parts ?? [])
    : [];
}

/** Drops repeated claims if there are more than two: "quads or a boat? quads or boat". */
const once = (claims: readonly Thing[]): readonly Thing[] =>
  claims.length <= 2
    ? claims
    : claims.filter((thing, at) => claims.findLastIndex((other) => keyOf(other) === keyOf(thing)) === at);

/** "3 fives, 4 fives, 5": a number alone after a chain of claims has their face. */
function withNumber(tokens: Tokens, claims: readonly Thing[], kind: ClaimKind): readonly Thing[] {
  const [last, next] = [claims.at(-1), tokens.things.at(-1)];
  if (kind !== "count" || !last || claims.length < 2 || next?.kind !== "number") return claims;
  const [face, ...others] = new Set(claims.map(faceIn));
  const between = tokens.signs.slice(last.to, next.at);
  const isClaim = face && others.length === 0 && between.length > 0 && between.every(({ pause }) => pause);
  return isClaim && !hasCue(tokens, "doubted", "found")
    ? [...claims, countOf(next, next.number, face)]
    : claims;
}

/** Drops a claim that is also a game's name if there are more than two: "65 or 11 in Mia". */
function withoutName(tokens: Tokens, claims: readonly Thing[]): readonly Thing[] {
  // "next roll up from 65 in Mia" names one roll.
  const asksNext =
    claims.length === 2 && hasCue(tokens, "lowest") && !hasCue(tokens, "may", "versus", "than");
  // "Mia: he passed me 54".
  const [name] = claims;
  const isTitle =
    name &&
    tokens.signs.slice(0, name.at).every(({ cues }) => cues.size === 0) &&
    tokens.signs[name.to]?.raw === ":";
  return claims.length > 2 || asksNext || isTitle
    ? claims.filter(({ at }) => !tokens.signs[at]?.game)
    : claims;
}

const keyOf = ({ at: _at, to: _to, ...thing }: Thing): string =>
  thing.kind === "roll" ? `${thing.roll}` : JSON.stringify(thing);

/** True for a thing that can be claimed, or compared with a claim. */
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

/** "odds of nine sixes with 20 dice". */
function odds(tokens: Tokens, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  const [of] = claims;
  if (!hasCue(tokens, "odds") || of === undefined) return null;
  if (of.kind === "dice") return planned({ ask: "rank", of }, of);
  const beats =
    kind !== "count" && (hasCue(tokens, "beats") || (hasCue(tokens, "higher") && hasCue(tokens, "than")));
  // A number counts as dice in play only if nothing else gave it; otherwise it is reported as unused.
  const inPlayKnown = tokens.facts.diceInPlay !== undefined || tokens.facts.players !== undefined;
  const number = tokens.things.find(
    (thing) =>
      !inPlayKnown && (thing.kind === "number" || (thing.kind === "roll" && thing.digits && thing !== of)),
  );
  const typed = number && Number(tokens.signs[number.at]?.digits);
  const inPlay = number?.kind === "number" ? number.number : (typed ?? null);
  return planned({ ask: "odds", of, inPlay, beats }, of, number ?? null);
}

/** "what is the lowest over nine sixes", "how many pacos over 11 sixes". */
function lowest(tokens: Tokens, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  const many = hasCue(tokens, "how-many") && !hasCue(tokens, "found", "lose", "drink");
  if (claims.length > 1 || !(hasCue(tokens, "lowest") || many)) return null;
  const [from] = claims;
  if (from === undefined) {
    const opens = (hasCue(tokens, "opens") || tokens.facts.palifico) && !hasCue(tokens, "who", "win", "lose");
    return opens && hasCue(tokens, "lowest") ? planned({ ask: "lowest", from: null }) : null;
  }
  if (!named(from)) return null;
  // "may I say" is not "next"; a single claim with it lacks the earlier claim.
  const asks =
    hasCue(tokens, "over", "after", "than", "beats", "lowest", "goes-on", "passes") ||
    (many && kind === "count");
  const faces = tokens.things.filter((thing) => thing.kind === "face");
  if (!asks) return null;
  // "how many sixes over 3 aces": of that face.
  const [only, more] = faces;
  const face = kind === "count" && only?.kind === "face" && !more ? { face: only.face } : {};
  return planned({ ask: "lowest", from, ...face }, from, ...faces);
}

/** "He passed me 65, I rolled 32, what can I say": what lies under the cup does not change the lowest raise. */
function overOwnRoll(tokens: Tokens, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  const [from, own] = claims;
  if (kind === "count" || !from || !own || claims.length > 2 || !named(from)) return null;
  const isOwn = roleOf(tokens.signs, own, claims) === "there";
  const isPassed = roleOf(tokens.signs, from, claims) !== "there";
  return isOwn && isPassed && hasCue(tokens, "lowest", "must") && !hasCue(tokens, "doubted", "true", "false")
    ? planned({ ask: "lowest", from }, from, own)
    : null;
}

/** "may I open with three ones". */
function opening(tokens: Tokens, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  if (claims.length > 1 || tokens.facts.locked) return null;
  const [to] = claims;
  // "mit zwei Assen anfangen": the opening verb can come last.
  const starts =
    to && hasCue(tokens, "start") && hasCue(tokens, "may") && tokens.signs[to.at - 1]?.cues.has("with");
  const opens = hasCue(tokens, "opens") || starts || (tokens.facts.palifico && claims.length === 1);
  if (!opens) return null;
  if (to && named(to)) return planned({ ask: "raise", from: null, to }, to);
  const face = tokens.things.find((thing) => thing.kind === "face");
  if (kind !== "count" || face?.kind !== "face" || !hasCue(tokens, "may")) return null;
  return planned({ ask: "raise", from: null, to: countOf(face, 1, face.face) }, face);
}

/** "33 on the table, can I call a straight": the claim before it is missing. */
function withDice({ facts }: Tokens, claims: readonly Thing[]): Planned | null {
  const [to] = claims;
  if (!facts.table?.length || !to || claims.length > 1) return null;
  const low = asLow(to);
  return named(low) ? planned({ ask: "raise", from: null, to: low }, to) : null;
}

/** "Can I call a straight": the lowest one. */
const asLow = (thing: Thing): Thing =>
  thing.kind === "hand" && thing.hand === "straight" ? { ...thing, hand: "low-straight" } : thing;

/** Compares two claims or hands. */
function pairOf(
  tokens: Tokens,
  claims: readonly Thing[],
  kind: ClaimKind,
  newFirst: boolean | undefined,
): Planned | null {
  const [one, other] = claims.length === 1 ? ofFaces(tokens, claims[0]) : claims;
  if (!one || !other || claims.length > 2) return null;
  const first = newFirst ?? firstIsNew(tokens, one, other);
  // "9 twos, she challenged it, nine twos", "six 4s, he lifts, four 4s": the second was there.
  const between = tokens.signs.slice(one.to, other.at);
  const isFewer = faceIn(one) === faceIn(other) && countIn(other) < countIn(one) && !hasCue(tokens, "may");
  const same = (isFewer || keyOf(one) === keyOf(other)) && hasCue(tokens, "doubted", "exactly", "lose");
  const lifted =
    faceIn(one) === faceIn(other) &&
    any(between, "challenge", "doubted", "look", "open") &&
    roleOf(tokens.signs, other, [one, other]) !== "claimed" &&
    !hasCue(tokens, "may");
  if (kind === "count" && (same || lifted)) return judgeSum(tokens, one, other);
  const raise = (): Planned => {
    if (first === null) return planned({ ask: "missing", fact: "order", used: [one, other] }, one, other);
    const [to, from] = first ? [one, other] : [other, one];
    return planned({ ask: "raise", from: asLow(from), to: asLow(to) }, one, other);
  };
  if (kind === "count") return raise();
  // "can I call a straight over a pair of sixes": the lowest straight.
  const straight = [one, other].find((thing) => thing.kind === "hand" && thing.hand === "straight");
  const beaten = straight === one ? other : one;
  if (
    straight &&
    beaten.kind !== "dice" &&
    named(beaten) &&
    first !== null &&
    hasCue(tokens, "may", "mine") &&
    !hasCue(tokens, "beats", "versus")
  )
    return raise();
  // "I said a pair but there was a full house": no question of which is higher, but of S2.
  if (kind === "hand" && isJudgedByKind(tokens, one, other)) return null;
  // "Is 33322 a full house".
  const dice = [one, other].find((thing) => thing.kind === "dice");
  const isClass = [one, other].some((thing) => thing !== dice && !named(thing));
  if (dice && isClass && first === null && !hasCue(tokens, "beats", "versus", "higher", "stated", "may"))
    return planned({ ask: "rank", of: dice }, one, other);
  const compare = planned({ ask: "compare", a: one, b: other }, one, other);
  // The higher of two is the same in both orders.
  if (first === null || [one, other].some((thing) => thing.kind === "dice" || !named(thing))) return compare;
  if (
    hasCue(tokens, "stated", "after", "over", "goes-on", "passes") ||
    (hasCue(tokens, "mine") && (kind === "mia" || !hasCue(tokens, "beats", "versus", "higher")))
  )
    return raise();
  const isComparison =
    hasCue(tokens, "beats", "versus") || (hasCue(tokens, "than") && !hasCue(tokens, "speak"));
  return hasCue(tokens, "may") && !isComparison ? raise() : compare;
}

/** "Aces or sixes, which pair is better", "a pair of aces or sixes": a kind of hand of two faces. */
function ofFaces(tokens: Tokens, hand: Thing | undefined): readonly Thing[] {
  if (hand?.kind !== "hand" || !ONE_FACE.includes(hand.hand) || hand.kickers.length > 0) return [];
  const others = tokens.things.flatMap((thing) => (thing.kind === "face" ? [thing] : []));
  const of = others.map(({ at, to, face }): Thing => ({ ...hand, faces: [face], at, to }));
  const all = [...of, ...(named(hand) ? [hand] : [])].sort((one, other) => one.at - other.at);
  return all.length === 2 && hasCue(tokens, "versus", "higher", "beats") ? all : [];
}
const ONE_FACE: readonly string[] = ["pair", "three", "four", "five"];

/** True if one of two kinds of hand was claimed, and the other was there. */
const isJudgedByKind = (tokens: Tokens, one: Thing, other: Thing): boolean =>
  [one, other].some((thing) => !named(thing)) &&
  [one, other].every((thing) => thing.kind !== "dice") &&
  hasCue(tokens, "stated", "declared", "mine", "passes") &&
  hasCue(tokens, "found", "challenge", "true", "false") &&
  !hasCue(tokens, "beats", "versus", "may");

/** A single thing: dice are ranked; a claim lacks something. */
function single(tokens: Tokens, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  const [one] = claims;
  const last = claims.at(-1);
  // In a chain of claims the last two count, if each follows the one before.
  const before = claims.at(-2);
  if (kind === "count" && claims.length > 2 && last && before) {
    const isChain = claims.every(
      (thing, at) => at === 0 || firstIsNew(tokens, claims[at - 1] as Thing, thing) === false,
    );
    const plan: Plan =
      isChain && !hasCue(tokens, "doubted", "challenge")
        ? { ask: "raise", from: before, to: last }
        : { ask: "missing", fact: "from", used: [last] };
    return planned(plan, ...claims);
  }
  if (!one || claims.length > 1) return null;
  if (one.kind === "dice") return planned({ ask: "rank", of: one }, one);
  if (!named(one)) return null;
  // "10 sixes with 8 dice": asks if it is legal.
  const { players, each } = tokens.facts;
  const dealt = players && each && players * each;
  const diceInPlay = tokens.facts.diceInPlay ?? dealt;
  if (kind === "count" && diceInPlay !== undefined && countIn(one) > diceInPlay)
    return planned({ ask: "raise", from: null, to: one }, one);
  // "15 dice, need 4 sixes": asks for the odds.
  if (
    kind === "count" &&
    diceInPlay !== undefined &&
    !hasCue(tokens, "stated", "may", "over", "higher", "beats", "found", "exact", "lowest")
  )
    return planned({ ask: "odds", of: one, inPlay: diceInPlay, beats: false }, one);
  // "anything over Mia", "what is higher than 64".
  const lead = tokens.signs.slice(0, one.at).findLast((sign) => !sign.cues.has("article"));
  const led = lead && (["over", "than", "after", "beats"] as const).some((cue) => lead.cues.has(cue));
  if (led && !hasCue(tokens, "exact") && tokens.things.length === 1)
    return planned({ ask: "lowest", from: one }, one);
  if (
    hasCue(tokens, "stated") &&
    hasCue(tokens, "may") &&
    !hasCue(tokens, "odds", "exact", "true", "concede")
  )
    return planned({ ask: "lowest", from: one }, one);
  if (hasCue(tokens, "may", "over", "higher", "beats"))
    return planned({ ask: "missing", fact: "from", used: [one] }, one);
  if (hasCue(tokens, "found", "exact", "true", "stated"))
    return planned({ ask: "missing", fact: "dice", used: [one] }, one);
  return kind === "count" || tokens.signs.length - (one.to - one.at) <= 3
    ? planned({ ask: "missing", fact: "from", used: [one] }, one)
    : null;
}
