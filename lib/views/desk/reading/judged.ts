import { type ClaimKind, FACES, type Face, isFace } from "@/lib/engine";
import type { Cue } from "../languages/vocabulary";
import { shown } from "./facts";
import {
  countIn,
  countOf,
  faceIn,
  hasCue,
  named,
  type Plan,
  type Planned,
  planned,
  rollDice,
} from "./planned";
import { areBound, firstIsNew, isBreak, partOf } from "./roles";
import { any, has, type Sign } from "./signs";
import type { Thing } from "./things";
import type { Tokens } from "./tokens";

// Recognizes sentences that give the claim and the dice.

/** "7 fours bid, we count 7", "he called 63 and had 5 and 1", "three sixes, and it was 66532". */
export function judged(typed: Tokens, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  if (kind !== "count") return judgedHand(typed, claims, kind);
  const tokens = { ...typed, signs: withReveal(typed.signs) };
  const { signs, things } = tokens;
  const [first] = claims;
  if (!first) return null;
  const found =
    any(signs, "found") ||
    hasCue(tokens, "found", "exact", "exactly", "true", "false", "short", "spare") ||
    things.some((thing) => thing.kind === "number" && isAnswer(signs, thing));
  const isShownLater = any(
    signs.slice(first.to),
    "found",
    ...(tokens.facts.isDoubted ? (["true"] as const) : []),
  );
  // "9 fives and 4 wilds" were counted: the other count was claimed.
  const pile = things.find((thing) => thing.kind === "pile");
  if (pile?.kind === "pile" && claims.length === 1 && faceIn(first) === pile.face)
    return judge(tokens, first, { count: pile.count }, pile);
  const laid = cupsIn(tokens, first);
  if (laid.length > 0 && claims.length === 1) {
    const cups = laid.map((thing) => [...(shown(thing) ?? [])]);
    return judge(tokens, first, { dice: cups.length === 1 ? (cups[0] ?? []) : cups }, ...laid);
  }
  // "6 fours called, 3 fours and 3 ones": several counts of revealed dice, before or after the claim.
  const sides = things.filter(isSets);
  const ends = [[sides[0], sides.slice(1)] as const, [sides.at(-1), sides.slice(0, -1)] as const];
  for (const [claim, groups] of ends) {
    const isLying =
      groups.length > 1 &&
      !hasCue(tokens, "may", "beats") &&
      !follows(signs, first, sides[1] as Thing, "over", "after", "than", "mine") &&
      (areAdjacent(signs, groups) ||
        (tokens.facts.isDoubted && groups.every((thing) => isNamed(signs, thing))));
    const shared = claim && claims.includes(claim) && isLying ? judgeCounts(tokens, claim, groups) : null;
    if (shared) return shared;
  }
  // "There were 5 threes, I had claimed 4": the claim leaves its face out.
  const spare = things.find(
    (thing) => thing.kind === "number" && roleOf(signs, thing, [first, thing]) === "claimed",
  );
  if (claims.length === 1 && spare?.kind === "number" && roleOf(signs, first, [first, spare]) === "there") {
    // "It was not 4 fives but 5".
    if (any(partOf(signs, first, [first, spare]).lead, "not")) return null;
    const claim = countOf(first, spare.number, faceIn(first) ?? 1);
    return judge(tokens, claim, { count: countIn(first) }, first, spare);
  }
  const numbers = things.filter(
    (thing) =>
      thing.kind === "number" &&
      isCounted(signs, thing, first) &&
      // "Although I had none": not what was there.
      !(thing.number === 0 && things.some((one) => one.kind === "number" && one.at > thing.at)),
  );
  const later = numbers.filter(({ at }) => at >= first.to);
  const counted = later.length > 0 ? later : numbers;
  // "Dad has 2 sixes, mom 1, me none".
  const sharesWith = ({ to }: Thing) =>
    counted.filter((thing) => thing.at >= to && (isNamed(signs, thing) || has(signs[thing.at - 1], "have")));
  const isListed = counted.length > 1 && counted.every((thing) => isNamed(signs, thing));
  if (!found && !isListed && !(counted.length > 1 && hasCue(tokens, "have"))) return null;
  // "One was a five, so just four" names no dice.
  const isIncidental = (thing: Thing) =>
    thing.kind === "sets" && thing.sets[0]?.article === true && counted.some(({ at }) => at > thing.at);
  // "three sixes and an ace": one set of revealed dice.
  const sets = things.filter(
    (thing) =>
      thing.kind === "sets" &&
      thing !== first &&
      thing.sets.some(({ count }) => count > 0) &&
      !isIncidental(thing),
  );
  const [second] = sets;
  // "there were only 3 fours, but he had called 4 fours".
  if (second && alike(first, second) && isClaimedLast(tokens, first, second))
    return judgeSum(tokens, second, first, ...sharesWith(first));
  const direct =
    second &&
    (isAfter(partOf(signs, first, [first, second]).lead) ||
      follows(signs, first, second, "over", "after", "than", "beats", "may", "mine", "if", "says") ||
      (follows(signs, first, second, "stated") && faceIn(first) !== faceIn(second)) ||
      (follows(signs, first, second, "goes-on") && !follows(signs, first, second, "found")) ||
      // "nachdem 5 Dreien gesagt waren, habe ich 5 Zweien gesagt": both are claims.
      areClaimed(signs, first, second));
  if (
    second &&
    !direct &&
    !hasCue(tokens, "may", "beats", "higher") &&
    (isShownLater || hasCue(tokens, "exact", "exactly"))
  ) {
    const same =
      sets.length === 1 &&
      second.kind === "sets" &&
      second.sets.length === 1 &&
      faceIn(second) === faceIn(first);
    // "three sixes when he had three fours": the earlier claim.
    if (!same && any(partOf(signs, second, [first, second]).lead, "if")) return null;
    // "Five fours found (three fours and two aces)": the same dice twice.
    const faces = sets.flatMap((thing) => (thing.kind === "sets" ? thing.sets.map(({ face }) => face) : []));
    const isTwice = new Set(faces).size < faces.length && !sets.every((thing) => isOwned(signs, thing, sets));
    if (isTwice) return judgeSum(tokens, first, second);
    const lying = sets.flatMap((thing) => shown(thing) ?? []);
    // "No one has a six".
    const denied =
      second.kind === "sets" &&
      second.sets[0]?.article === true &&
      any(partOf(signs, second, [first, second]).lead, "not");
    const shares = sharesWith(second);
    if (same && !denied) return judgeSum(tokens, first, second, ...shares);
    return judge(tokens, first, same ? { count: 0 } : { dice: lying }, ...sets);
  }
  if (second) return null;
  // "No one had fours, he said one four".
  const hasNone = (thing: Thing) =>
    thing.kind === "face" &&
    thing.face === faceIn(first) &&
    numbers.length === 0 &&
    any(partOf(signs, thing, [first, thing]).lead, "not");
  const none = things.find(hasNone);
  if (none && claims.length === 1 && found) return judge(tokens, first, { count: 0 }, none);
  const off = claims.length === 1 && numbers.length === 0 ? vagueBound(signs, first) : null;
  if (off !== null) return judge(tokens, first, { count: countIn(first) + off });
  // "There were exactly five twos, as claimed": the claim is what was there.
  const isMet =
    hasCue(tokens, "found", "true") && signs.some((sign) => has(sign, "exactly") && !has(sign, "exact"));
  if (claims.length === 1 && isMet && numbers.every(({ at }) => at === 0))
    return judge(tokens, first, { count: countIn(first) });
  const number = numbers[0] ?? things.find((thing) => thing.kind === "roll" && thing.digits);
  if (!number) return null;
  // "Ten, well, sixes, called, nine sixes were there": the claim before it is incomplete.
  const isBefore = number.to <= first.at && !any(signs.slice(0, number.at), "found");
  if (isBefore && roleOf(signs, first, [first]) === "there") return null;
  // "I have 3, Bob has 2 and Cy 2": the counts add up.
  const isList = counted.length > 2 && areAdjacent(signs, counted);
  const isSplit =
    counted.length > 1 &&
    (isList || counted.every((thing) => isShare(signs, thing) || isNamed(signs, thing)));
  return judgeSum(tokens, first, ...(isSplit ? counted : [number]));
}

/** The claim of a doubt is its object, in any order: "6 fives after he called BS on five fives". */
export function doubtedClaim(tokens: Tokens, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  const { signs, things } = tokens;
  if (hasCue(tokens, "may", "odds", "lowest")) return null;
  const [claim, ...more] = claims.filter((thing) => isObjectOfCall(signs, thing));
  const others = claims.filter((thing) => thing !== claim);
  const [other] = others;
  if (!claim || !other || more.length > 0 || !named(claim)) return null;
  if (others.some((thing) => isClaimed(signs, thing, claims))) return null;
  if (things.some((thing) => thing.kind === "number" && isCounted(signs, thing, claim))) return null;
  if (kind === "count") return areAdjacent(signs, others) ? judgeCounts(tokens, claim, others) : null;
  return others.length > 1 || !named(other) ? null : judgeLying(tokens, claim, other, kind);
}

/** Judges a roll or hand by what was there, if the words tell its dice. */
function judgeLying(tokens: Tokens, claim: Thing, other: Thing, kind: ClaimKind): Planned {
  const dice =
    kind === "mia" ? rollDice(other) : other.kind === "dice" ? other.dice : lyingDice(claim, other);
  return dice
    ? judge(tokens, claim, { dice }, other)
    : planned({ ask: "missing", fact: "dice", used: [claim] }, claim, other);
}

/** Judges a claim by counts of different faces. */
function judgeCounts(tokens: Tokens, claim: Thing, counts: readonly Thing[]): Planned | null {
  const [only] = counts;
  if (!only || new Set(counts.map(faceIn)).size < counts.length) return null;
  return counts.length === 1 && alike(claim, only)
    ? judgeSum(tokens, claim, only)
    : judge(tokens, claim, { dice: counts.flatMap((thing) => shown(thing) ?? []) }, ...counts);
}

/** In a chain of claims the last one before the doubt counts: "Tom bids 7 twos, Al 7 fives, Tom calls". */
export function doubtedLast(tokens: Tokens, chain: readonly Thing[], kind: ClaimKind): Planned | null {
  const { signs, things } = tokens;
  if (tokens.call !== "doubt" || hasCue(tokens, "may", "odds", "lowest")) return null;
  const isDoubt = (sign: Sign) => has(sign, "doubted") || (chain.length > 2 && has(sign, "challenge"));
  const doubt = signs.findIndex((sign, at) => at >= (chain[0]?.to ?? at + 1) && isDoubt(sign));
  const told = chain.filter(({ to }) => to <= doubt);
  const claimed = told.filter((thing) => roleOf(signs, thing, chain) !== "there");
  const [before, last] = [claimed.at(-2), claimed.at(-1)];
  if (!last || told.length < 2) return null;
  // "I bid 5 fours over his 4 fours".
  const isFirst = before ? firstIsNew(tokens, before, last) : null;
  const isRaise = () =>
    isFirst !== null &&
    claimed.slice(-2).every((thing) => isClaimed(signs, thing, chain)) &&
    !areAdjacent(signs, claimed.slice(-2));
  if (chain.length < 3 && !isRaise()) return null;
  // "13 fives, we count 9 fives doubted and 4 fours" tells what was there.
  const isLaid = told.some((thing) => any(partOf(signs, thing, chain).lead, "found"));
  if (kind === "count" && (isLaid || told.at(-1) !== last)) return null;
  const claim = (isFirst && before) || last;
  const from = isFirst || kind === "count" || !before ? claim.at : before.to;
  const rest = (all: readonly Thing[]) =>
    all.filter((thing) => thing.at >= from && (!isFirst || thing !== last));
  const counts = kind === "count" ? rest(chain).filter((thing) => thing !== claim) : [];
  const found =
    judged({ ...tokens, things: rest(things) }, rest(chain), kind) ?? judgeCounts(tokens, claim, counts);
  return found?.plan.ask === "judge" ? planned(found.plan, ...found.used, ...chain) : null;
}

/** "Doubted his 5 fives", "bluff called on 4 fours", "calza to five 2s". */
function isObjectOfCall(signs: readonly Sign[], { at }: Thing): boolean {
  const lead = signs.slice(Math.max(0, at - 5), at).toReversed();
  const call = lead.findIndex((sign) => isCall(sign));
  return (
    call !== -1 &&
    !has(lead[call + 1], "not", "of") &&
    lead
      .slice(0, call)
      .every((sign) => !sign.pause && !has(sign, "and", "but", "found", "have", "roll", "if", "after"))
  );
}

const isCall = (sign: Sign | undefined): boolean =>
  has(sign, "doubted") || (has(sign, "exact") && !has(sign, "exactly"));

/** After a doubt, dice on the table are the reveal. */
const withReveal = (signs: readonly Sign[]): readonly Sign[] =>
  any(signs, "doubted")
    ? signs.map((sign) =>
        has(sign, "open") ? { ...sign, cues: new Set<Cue>([...sign.cues, "found"]) } : sign,
      )
    : signs;

/** "I call him a liar, 7": a number of its own after the doubt is what was there. */
const isAnswer = (signs: readonly Sign[], { at, to }: Thing): boolean =>
  any(signs.slice(0, at), "doubted") && signs[at - 1]?.pause === true && (signs[to]?.pause ?? true);

/** "One more than I said", "less than five", "at least 4": the count, or one that decides alike; null if it stays open. */
function countFound(
  { signs, call }: Tokens,
  { at, to }: Thing,
  number: number,
  claimed: number,
): number | null {
  const more = (sign: Sign | undefined) => has(sign, "higher", "spare");
  const less = (sign: Sign | undefined) => has(sign, "lower", "too-low", "short");
  const [next, last] = [signs[to], signs[at - 1]];
  const [verbs, ends] = [signs.slice(at - 2, at), signs[to + 1]?.pause ?? true];
  if (more(next) || (has(next, "over") && ends) || any(verbs, "spare")) return claimed + number;
  if (less(next) || any(verbs, "short")) return claimed - number;
  const ahead = signs.slice(Math.max(0, at - 3), at);
  const isDenied = any(signs.slice(Math.max(0, at - 4), at), "not");
  const isThan = has(last, "than", "higher", "lower");
  // "Not more and not less than six".
  if (isThan && [more, less].every((way) => signs.slice(Math.max(0, at - 6), at).some(way))) return number;
  // "There weren't 6 fours".
  if (has(verbs[0], "found") && has(last, "not") && number <= claimed) return number - 1;
  const above = (isThan && ahead.some(more)) || has(last, "or-better") || has(next, "or-better");
  if (!above && !(isThan && ahead.some(less))) return number;
  // "No more than three" is three at most.
  const isUp = above !== (isThan && isDenied);
  const bound = number + (isThan && !isDenied ? (isUp ? 1 : -1) : 0);
  const isSettled = isUp ? (call === "doubt" ? bound >= claimed : bound > claimed) : bound < claimed;
  return isSettled ? bound : null;
}

/** "There were fewer than that": at least one die off, which decides alike; null without such words. */
function vagueBound(signs: readonly Sign[], { to }: Thing): number | null {
  const at = signs.findIndex(
    (sign, index) => index >= to && has(sign, "lower", "higher", "too-low", "spare"),
  );
  const [lead, next] = [signs.slice(Math.max(to, at - 3), at), signs[at + 1]];
  const isVague =
    at !== -1 &&
    (any(lead, "found") || any(signs.slice(at + 1, at + 3), "found")) &&
    !any(lead, "not", "may") &&
    (next === undefined || next.pause || has(next, "than", "found"));
  return isVague ? (has(signs[at], "higher", "spare") ? 1 : -1) : null;
}

/** "He called 63 and had 5 and 1", "three sixes, and it was 66532", "I said four aces and there were only three". */
function judgedHand(tokens: Tokens, claims: readonly Thing[], kind: ClaimKind): Planned | null {
  const { signs, things } = tokens;
  const isDoubted = hasCue(tokens, "doubted", "challenge");
  const [first, next] = claims;
  const number = things.find((thing) => thing.kind === "number" && thing.at > (first?.to ?? 0));
  const second = next ?? (kind === "hand" ? number : undefined);
  if (!first || !second || claims.length > 2) return null;
  const row = claims.find((thing) => thing.kind === "dice");
  if (row) {
    const claim = claims.find((thing) => thing.kind !== "dice" && named(thing));
    if (!claim || (!isDoubted && hasCue(tokens, "beats", "versus", "over", "higher"))) return null;
    const isReveal = hasCue(tokens, "found", "stated", "mine", "have", "passes", "look");
    return isReveal || isDoubted ? judge(tokens, claim, { dice: shown(row) ?? [] }, row) : null;
  }
  const both = [first, second];
  if (!both.every(named)) return null;
  const roles = both.map((thing) => roleOf(signs, thing, both));
  const isClear = isDoubted && !hasCue(tokens, "may") && roles.includes("claimed") && roles.includes("there");
  const others = ["beats", "versus", "over", "higher", "may", "lowest", "replies"] as const;
  if (!isClear && hasCue(tokens, ...others, kind === "mia" ? "after" : "must")) return null;
  const isDoubtedBetween = any(signs.slice(first.to, second.at), "challenge", "doubted", "look");
  // "She announced Mia, was 2 and 1": dice told one by one lie there.
  const isSpelled = kind === "mia" && second.to - second.at > 1 && roles[0] === "claimed";
  const isLater = (isDoubtedBetween || isSpelled) && roles[1] !== "claimed";
  const lay = [roles[0] === "there" && !isLater, roles[1] === "there" || isLater];
  if (lay[0] === lay[1]) return null;
  const [claim, found] = lay[0] ? [second, first] : [first, second];
  // "He said 64 and I rolled 66": the asker's own roll is not under his claim.
  if (isOwnRoll(tokens, found, both) && !isDoubted) return null;
  // "He has two pair, I say three 2s": both are claims.
  if (kind === "hand" && any(clauseOf(signs, claim, both), "now-i") && !isDoubted) return null;
  const isSettled =
    isClaimed(signs, claim, both) || (kind === "mia" && (isDoubted || !hasCue(tokens, "win")));
  return isSettled ? judgeLying(tokens, claim, found, kind) : null;
}

/** Five dice of a named hand, if its other dice cannot change the verdict; null if they can. */
function lyingDice(claim: Thing, found: Thing): readonly Face[] | null {
  const [own] = groupsOf(claim);
  const groups = found.kind === "number" && own ? [{ face: own.face, count: found.number }] : groupsOf(found);
  const dice = groups.flatMap(({ face, count }) => Array<Face>(Math.max(0, count)).fill(face));
  if (dice.length === 5) return dice;
  // A named hand is complete: its other dice matter only against the same hand.
  const isHand = found.kind === "hand" || groups.every(({ face, count }) => count > 1 && face !== own?.face);
  if (isHand && !isSameHand(claim, found) && dice.length > 0) {
    const others = FACES.filter((face) => !dice.includes(face));
    return [...dice, ...others.slice(0, 5 - dice.length)];
  }
  const [only] = groups;
  if (
    !own ||
    !only ||
    groups.length > 1 ||
    groupsOf(claim).length > 1 ||
    only.face !== own.face ||
    dice.length > 5
  )
    return null;
  if (only.count < own.count && only.count < 3) return null;
  return [...dice, ...FACES.filter((face) => face !== own.face).slice(0, 5 - dice.length)];
}

const isSameHand = (one: Thing, other: Thing): boolean =>
  `${groupsOf(one).map(({ face, count }) => `${count}x${face}`)}`.startsWith(
    `${groupsOf(other).map(({ face, count }) => `${count}x${face}`)}`,
  );

const SIZES: Readonly<Record<string, readonly number[]>> = {
  pair: [2],
  three: [3],
  four: [4],
  five: [5],
  "two-pair": [2, 2, 1],
  "full-house": [3, 2],
};

/** The groups of a named hand. */
function groupsOf(thing: Thing): readonly { readonly face: Face; readonly count: number }[] {
  if (thing.kind === "sets") return thing.sets;
  if (thing.kind !== "hand") return [];
  return [...thing.faces, ...thing.kickers].map((face, at) => ({
    face,
    count: SIZES[thing.hand]?.[at] ?? 1,
  }));
}

function judge(
  tokens: Tokens,
  claim: Thing,
  lifted: Extract<Plan, { ask: "judge" }>["lifted"],
  ...used: readonly (Thing | null)[]
): Planned {
  return planned({ ask: "judge", claim, spotOn: tokens.call === "spot-on", lifted }, claim, ...used);
}

/** Judges by the sum of the shares; "2 and 3, 5" can tell the total again, so that the verdict can stay open. */
export function judgeSum(tokens: Tokens, claim: Thing, ...shares: readonly Thing[]): Planned {
  const counts = shares.map((thing) =>
    thing.kind === "number" ? thing.number : countIn(thing) || Number(tokens.signs[thing.at]?.digits),
  );
  const sum = counts.reduce((all, one) => all + one, 0);
  const [last, claimed, share] = [counts.at(-1) ?? 0, countIn(claim), shares.at(-1)];
  const isTotal = counts.length > 2 && last * 2 === sum && !has(tokens.signs[(share?.at ?? 0) - 1], "have");
  const isOpen = isTotal && last < claimed && sum >= claimed;
  const only = share && shares.length === 1 ? countFound(tokens, share, sum, claimed) : sum;
  return isOpen || only === null
    ? planned({ ask: "missing", fact: "dice", used: [claim] }, claim, ...shares)
    : judge(tokens, claim, { count: isTotal ? last : only }, ...shares);
}

/** "She had one six": dice of one player. */
const isOwned = (signs: readonly Sign[], thing: Thing, all: readonly Thing[]): boolean =>
  any(partOf(signs, thing, all).lead, "have", "found", "mine") && !isBreak(signs[thing.at - 1] as Sign);

/** True for a number that is all a player has: ", Mom 1", ". Mine: two". */
function isNamed(signs: readonly Sign[], { at, to }: Thing): boolean {
  const own = signs[at - 1]?.raw === ":" || has(signs[at - 1], "have", "had") ? at - 2 : at - 1;
  const isEnd = (sign: Sign | undefined) => sign === undefined || sign.pause || has(sign, "and");
  // "One on me".
  const isOn = has(signs[to], "over", "with", "of") && isEnd(signs[at - 1]) && isEnd(signs[to + 2]);
  if (isOn) return isName(signs[to + 1]);
  return isName(signs[own]) && isEnd(signs[own - 1]) && isEnd(signs[to]);
}

/** True for one player's share of a count: a name comes right before it, or "and" joins it to another. */
const isShare = (signs: readonly Sign[], { at, to }: Thing): boolean => {
  const before = signs.slice(Math.max(0, at - 3), at);
  const next = signs[to]?.pause ? signs.slice(to, to + 1) : signs.slice(to, to + 2);
  if (any(before.slice(-2), "not", "stated", "challenge", "true", "false") || any(next, "doubted"))
    return false;
  const isNamed = has(before.at(-1), "found") && before.at(-2)?.cues.size === 0 && !before.at(-2)?.pause;
  return (
    isNamed ||
    any(before.slice(-2), "and") ||
    has(next[0], "and") ||
    [...before, ...next].some(
      (sign) => sign.unknown || has(sign, "have", "i", "they", "cup", "players", "each", "others"),
    )
  );
};

/**
 * True for a counted number: not "there weren't five", and no article before the claim ("einer hat …
 * gesagt").
 */
function isCounted(signs: readonly Sign[], thing: Thing, claim: Thing): boolean {
  const { at } = thing;
  const self = signs[at];
  // "And I only claimed 6".
  const verb = partOf(signs, thing, [claim, thing]).lead.findLast((sign) => has(sign, "stated", "found"));
  if (has(verb, "stated") && !has(verb, "found")) return false;
  // "One of them was a five".
  if (has(signs[at + 1], "of") && self?.number === 1 && self.digits === "") return false;
  // "Do I lose one", "muss ich zwei abgeben".
  if ((self?.number ?? 0) < 3 && any([...signs.slice(at - 1, at), ...signs.slice(at + 1, at + 2)], "lose"))
    return false;
  if (at < claim.at && self?.digits === "" && self.cues.has("article")) return false;
  const ahead = signs.slice(Math.max(0, at - 3), at);
  const no = ahead.findLastIndex(({ cues }) => cues.has("not"));
  return (
    no === -1 ||
    ahead.slice(no).some((sign) => isBreak(sign) || sign.cues.has("higher") || sign.cues.has("lower"))
  );
}

/** "After 4 ones", but "I said bullshit on 4 ones". */
const isAfter = (lead: readonly Sign[]): boolean =>
  any(lead, "want", "after", "over") && !any(lead, "doubted");

/** True for counts of the same face. */
const alike = (one: Thing, other: Thing): boolean => faceIn(one) === faceIn(other) && faceIn(one) !== null;

/** A thing's role by the words of its clause: claimed, or there. Null if no word decides. */
export function roleOf(
  signs: readonly Sign[],
  thing: Thing,
  all: readonly Thing[],
): "claimed" | "there" | null {
  const clause = clauseOf(signs, thing, all);
  // "The dice said 21".
  if (clause.some((sign, at) => has(sign, "dice", "cup") && !has(clause[at + 1], "with", "speak")))
    return "there";
  // In "got from … and gave", both are claims.
  const isPassed = any(clause, "passes", "from");
  const isSpeech = (sign: Sign | undefined) =>
    has(sign, "stated", "declared", "mine", "passes") || isCall(sign);
  const isThere = (sign: Sign) =>
    has(sign, "found", "open", "roll", "look", "true") || (has(sign, "have") && !isPassed);
  const tail = clause.filter(({ from }) => from > (signs[thing.at]?.from ?? 0));
  const lead = clause.slice(0, clause.length - tail.length);
  if (lead.some(isSpeech)) return "claimed";
  const next =
    tail.find(
      (sign, at) => isSpeech(sign) || (isThere(sign) && !has(sign, "had", "asks") && !isSpeech(tail[at + 1])),
    ) ?? clause.find(isThere);
  return next === undefined ? null : isSpeech(next) ? "claimed" : "there";
}

/** True if the first thing was there, and the second was claimed; without a word for it, a doubt tells. */
function isClaimedLast(tokens: Tokens, one: Thing, other: Thing): boolean {
  const [first, second] = [one, other].map((thing) => roleOf(tokens.signs, thing, [one, other]));
  return (
    first === "there" &&
    (second === "claimed" || (second === null && hasCue(tokens, "doubted") && !areBound(tokens, one, other)))
  );
}

/** True if both were claimed. */
const areClaimed = (signs: readonly Sign[], one: Thing, other: Thing): boolean =>
  [one, other].every((thing) => isClaimed(signs, thing, [one, other]));

/** Verbs that tell whether something was claimed or lay there. */
const hasVerb = (signs: readonly Sign[]) =>
  any(signs, "stated", "declared", "mine", "passes", "found", "roll", "look");

/**
 * The words of a claim's clause. Between two claims without a pause, a verb belongs to the one that has no other:
 * "he rolled 21 said 65", "41 gesagt 42 gewürfelt".
 */
function clauseOf(signs: readonly Sign[], thing: Thing, all: readonly Thing[]): readonly Sign[] {
  const { lead, tail } = partOf(signs, thing, all);
  const other = all.find((one) => one !== thing);
  if (!other) return [...lead, ...tail];
  const neighbor = partOf(signs, other, all);
  if (thing.at < other.at)
    return hasVerb(lead) && thing.to + tail.length === other.at ? lead : [...lead, ...tail];
  const touches = other.to + lead.length === thing.at;
  return touches && hasVerb(tail) && !hasVerb(neighbor.lead) ? tail : [...lead, ...tail];
}

/** True for a roll of the asker beside another's claim. */
const isOwnRoll = ({ signs }: Tokens, found: Thing, all: readonly Thing[]): boolean => {
  const clause = clauseOf(signs, found, all);
  const others = all.flatMap((thing) => (thing === found ? [] : clauseOf(signs, thing, all)));
  return any(clause, "i") && any(clause, "roll") && any(others, "they") && !any(others, "i", "my", "mine");
};

/** True if its clause says it was claimed. */
const isClaimed = (signs: readonly Sign[], thing: Thing, all: readonly Thing[]): boolean =>
  roleOf(signs, thing, all) === "claimed";

/** The revealed dice beside a claim, in cups of any size: two dice are a cup beside others only. */
function cupsIn({ signs, things }: Tokens, claim: Thing): readonly Thing[] {
  const others = things.filter((thing) => thing !== claim);
  const isCup = (thing: Thing) =>
    thing.kind === "dice" || thing.kind === "digits" || (thing.kind === "sets" && thing.sets.length > 1);
  const isTwo = (thing: Thing) => thing.kind === "roll" && thing.digits;
  // One die is a cup between commas or "and" beside others: "25, 5 and 5566".
  const isOne = (thing: Thing) =>
    thing.kind === "number" && isFace(thing.number) && signs[thing.at]?.digits !== "";
  const touchesCup = (thing: Thing, other: Thing | undefined) =>
    other !== undefined &&
    (isCup(other) || isTwo(other)) &&
    areAdjacent(
      signs,
      [thing, other].sort((a, b) => a.at - b.at),
    );
  const cups = others.filter(
    (thing, at) =>
      isCup(thing) ||
      isTwo(thing) ||
      (isOne(thing) && (touchesCup(thing, others[at - 1]) || touchesCup(thing, others[at + 1]))),
  );
  return cups.some(isCup) || cups.length > 1 ? cups : [];
}

const isSets = (thing: Thing): boolean => thing.kind === "sets";

/** True for things joined only by "and" or commas. */
const areAdjacent = (signs: readonly Sign[], groups: readonly Thing[]): boolean =>
  groups.every((thing, at) =>
    signs.slice(thing.to, groups[at + 1]?.at ?? 0).every((sign) => sign.raw === "," || has(sign, "and")),
  );

const isName = (sign: Sign | undefined): boolean =>
  sign?.cues.size === 0 ? !sign.pause && sign.number === null : has(sign, "i", "they", "mine", "whom", "my");

const follows = (signs: readonly Sign[], one: Thing, other: Thing, ...cues: readonly Cue[]): boolean =>
  any(signs.slice(Math.max(one.to, other.at - 2), other.at), ...cues);
