import type { Cue } from "../languages/vocabulary";
import { any, cuesIn, has, type Sign } from "./signs";
import type { Thing } from "./things";
import type { Tokens } from "./tokens";

// Decides which of two claims is the new one. Three kinds of words decide, strongest first. Words that govern
// a claim ("over 9 sixes", "beats 9 sixes", "from … to"). The clause's verb ("may I …", "if he said …", "she
// answered …"). The order of the story ("I had … and he came with …"). Contradictory or missing words leave
// it open.

type Role = "standing" | "new";

/** A claim with the words before and after it, within its clause. */
interface Placed {
  readonly lead: readonly Sign[];
  readonly tail: readonly Sign[];
  /** The end of its clause. */
  readonly end: Sign | undefined;
}

/** True if the first claim is the new one; null if undecided. */
export function firstIsNew({ signs }: Tokens, one: Thing, other: Thing): boolean | null {
  const pair = pairIn(signs, one, other);
  for (const kind of [governed, does, story]) {
    const [vote, ...more] = kind(pair);
    if (vote !== undefined) return more.every((each) => each === vote) ? vote : null;
    // A governing word that governs neither claim leaves the order open.
    if (kind === governed && (isCutOff(pair.first) || isCutOff(pair.second) || isSplit(pair))) return null;
  }
  const { ahead, between } = pair;
  return any(between, "versus", "higher") || any(ahead, "versus", "higher", "beats") ? true : null;
}

/** "After, well, four fives": a word that governs a claim, with others between. */
const isCutOff = ({ lead }: Placed): boolean => {
  const at = lead.findLastIndex((sign) => has(sign, "over", "after"));
  const rest = lead.slice(at + 1);
  const governs = rest.some(({ face, hand, number }) => face !== null || hand !== null || number !== null);
  return at !== -1 && !governs && !any(rest, "asks", "may", "stated", "i", "they", "found", "claim");
};

/** "N, despues, O" within one clause: then, or after. */
const isSplit = ({ ahead, second: { lead } }: Pair): boolean => {
  const [first] = lead;
  const starts = first === undefined || isBreak(first) || has(first, "and", "but");
  return !starts && any(lead, "next") && any(ahead, "may");
};

/** True if a word links two claims: then neither is the other's dice. */
export const areBound = ({ signs }: Tokens, one: Thing, other: Thing): boolean =>
  governed(pairIn(signs, one, other)).length > 0;

/** Two claims with the words around them. */
interface Pair {
  readonly first: Placed;
  readonly second: Placed;
  readonly ahead: readonly Sign[];
  readonly between: readonly Sign[];
  readonly behind: readonly Sign[];
  /** True if a verb raises to a claim. */
  readonly raised: boolean;
}

const pairIn = (signs: readonly Sign[], one: Thing, other: Thing): Pair => ({
  first: partOf(signs, one, [one, other]),
  second: partOf(signs, other, [one, other]),
  ahead: signs.slice(0, one.at),
  between: signs.slice(one.to, other.at),
  behind: signs.slice(other.to),
  raised: any(signs, "raises-to"),
});

/** A claim within its clause, up to the neighboring claims. */
export function partOf(signs: readonly Sign[], thing: Thing, claims: readonly Thing[]): Placed {
  const ends = boundaries(signs, claims);
  const others = claims.filter((claim) => claim !== thing);
  const begins = Math.max(
    ends.findLast((at) => at <= thing.at) ?? 0,
    ...others.map(({ to }) => (to <= thing.at ? to : 0)),
  );
  const to = ends.find((at) => at >= thing.to) ?? signs.length;
  const stops = Math.min(to, ...others.map(({ at }) => (at >= thing.to ? at : to)));
  return { lead: signs.slice(begins, thing.at), tail: signs.slice(thing.to, stops), end: signs[to] };
}

/** Words after which a person does not start a new clause: "if he", "over my", "can I". */
const LEADING = cuesIn(
  "if after before asks over onto than beats with goes-on to from of replies versus stated may earlier i they had have found",
);

/** Clause boundaries: pauses, "and", and a person with a new verb. */
function boundaries(signs: readonly Sign[], claims: readonly Thing[]): readonly number[] {
  return signs.flatMap((sign, at) => {
    if (claims.some((claim) => at >= claim.at && at < claim.to)) return [];
    const before = signs[at - 1];
    // "War aber 63": within a clause.
    if (isBreak(sign) || has(sign, "and") || (has(sign, "but") && !has(before, "found"))) return [at];
    const subject = has(sign, "i", "they") && !has(sign, "my");
    const judges = has(before, "may") && !has(before, "asks");
    return subject && at > 0 && (judges || !has(before, ...LEADING)) ? [at] : [];
  });
}

/** A pause between clauses; quotes and colons belong to the clause before. */
export const isBreak = ({ pause, raw }: Sign): boolean => pause && !/[:"“”«»/]/.test(raw);

/** Decides by the clauses' verbs. */
function does({ first, second, between }: Pair): readonly boolean[] {
  // A question about a whole clause says nothing about its claims.
  const apart = first.end !== undefined && between.includes(first.end);
  const [one, two] = [roleIn(first, apart), roleIn(second, apart)];
  if (one === two) return [];
  return [...(one ? [one === "new"] : []), ...(two ? [two === "standing"] : [])];
}

/** Decides by the word right before each claim: "over", "from … to", "beats", "lower than". */
function governed({ first, second, between, behind, raised }: Pair): readonly boolean[] {
  const [one, two] = [governor(first.lead, raised, false), governor(second.lead, raised, true)];
  // "from 43 to 51": the pair outweighs a single word.
  if ((one === "from" || one === "of") && (two === "to" || two === "new" || two === "onto")) return [false];
  // "Answer 51 to 43".
  const isAnswer = between.length === 1 && any(first.lead, "replies");
  if (two === "new" && isAnswer && any(between, "goes-on") && !any(between, "next")) return [true];
  // "de 43 a 51", but "responder 51 a 43".
  if (two === "to" && between.length === 1) return [any(first.lead, "replies")];
  const parts = between.some(isBreak);
  const bare = between.every((sign) => sign.cues.size === 0 || has(sign, "article", "to", "not"));
  const votes: boolean[] = [];
  // "schlagen sechs Zweien fünf Sechsen": a leading verb takes the subject next, and the object last.
  if (one === "beats" || one === "beaten") votes.push((bare && !parts) === (one === "beats"));
  else if (one === "standing" || one === "onto" || one === "new") votes.push(one === "new");
  else if (one === "from") votes.push(false);
  if (two === "beats" || two === "standing" || two === "onto") votes.push(true);
  else if (two === "beaten" || two === "new") votes.push(false);
  else if (two === "from") votes.push(true);
  // "um sechs Sechsen zu überbieten, …" has the object before the verb, "dass vier Asse acht Sechser
  // schlagen" both.
  if (votes.length === 0 && parts && any(first.tail, "beats")) votes.push(false);
  if (votes.length === 0 && !parts && has(behind[0], "beats") && !any(between, "with")) votes.push(true);
  return votes;
}

type Governor = Role | "from" | "of" | "to" | "onto" | "beats" | "beaten" | null;

/** The nearest governing word before a claim, skipping articles, "my" and "the last bid of". */
function governor(lead: readonly Sign[], raised: boolean, bindsWith: boolean): Governor {
  let owned = false;
  // "von" and "de" also mean "of": nearer words win, except for "von … auf".
  let of: Governor = null;
  for (const [back, sign] of lead.toReversed().entries()) {
    const ahead = lead.slice(0, lead.length - back - 1);
    if (has(sign, "beaten")) return "beaten";
    if (has(sign, "beats")) return "beats";
    if (has(sign, "than")) {
      const compared = [...ahead.slice(-4), sign];
      return any(compared, "lower") ? "beaten" : any(compared, "higher", "same") ? "standing" : null;
    }
    if (has(sign, "lower") && back === 0) return "beaten";
    if (has(sign, "onto")) return raised && !owned ? "new" : "onto";
    if (has(sign, "over", "after", "versus")) return "standing";
    if (has(sign, "from") && !has(sign, "of")) return "from";
    if (has(sign, "from")) of = "of";
    if (has(sign, "to") && owned) return "onto";
    if (has(sign, "to") && has(ahead.at(-1), "replies")) return "standing";
    if (has(sign, "to"))
      return has(ahead.at(-1), "lower") ? "beaten" : has(ahead.at(-1), "higher") ? "standing" : "to";
    if (has(sign, "with")) return bindsWith ? "new" : of;
    if (has(sign, "goes-on")) return any(ahead.slice(-1), "replies") ? "standing" : "new";
    if (!isFiller(sign)) return of;
    owned ||= has(sign, "my");
  }
  return of;
}

/** Words allowed between a governing word and its claim. */
const isFiller = ({ cues, face, hand, digits }: Sign): boolean =>
  face === null && hand === null && digits === "" && [...cues].every((cue) => FILLERS.includes(cue));
const FILLERS = cuesIn(
  "article of my mine i they stated speak says declared claim earlier dice had first next have found hand",
);

/** A claim's role in its clause, by the nearest word before it, then after it. */
function roleIn({ lead, tail, end }: Placed, asks: boolean): Role | null {
  for (const [back, sign] of lead.toReversed().entries()) {
    // "what if I say …": a hypothetical claim.
    if (has(sign, "if")) return any(lead.slice(lead.length - back), "now-i") ? null : "standing";
    // "the bid before mine".
    if (has(sign, "before")) return any(lead.slice(lead.length - back), "my", "found") ? "standing" : "new";
    if (has(sign, "earlier")) return "standing";
    // "she followed my six fours": the object.
    if (has(sign, "replies")) return has(lead.at(-1), "my") && back > 0 ? "standing" : "new";
    if (has(sign, "next", "want") || (asks && has(sign, "may", "lowest"))) return "new";
  }
  for (const sign of tail) {
    if (has(sign, "if")) break;
    if (has(sign, "before", "earlier")) return "standing";
    if (has(sign, "want") || (asks && has(sign, "may", "higher"))) return "new";
  }
  const isStatement = any([...lead, ...tail], "stated", "had", "they", "i");
  return asks && !isStatement && (has(lead[0], "asks") || end?.raw === "?") ? "new" : null;
}

/** Decides by the order of the story, except after a permission question or a past perfect. */
function story({ first, second, between, behind }: Pair): readonly boolean[] {
  const [one, two] = [first, second].map(({ lead, tail }) => [...lead, ...tail]);
  if (!one || !two) return [];
  if (!between.some((sign) => isBreak(sign) || has(sign, "and", "but", "stated", "mine", "they", "i")))
    return [];
  const votes = [false];
  // "8 twos, he said 7 sixes": one has a verb, the other has none.
  const verbCues: readonly Cue[] = ["stated", "mine", "passes", "have", "found", "had", "open", "i", "they"];
  if (!any(one, ...verbCues) && any(two, "stated", "had") && !any(two, "says", "mine", "next"))
    votes.push(true);
  if (any(one, "had") !== any(two, "had")) votes.push(any(two, "had"));
  const mine = (signs: readonly Sign[]) => any(signs, "i", "my", "mine");
  if (mine(one) === mine(two)) return votes;
  // "I say 8 twos, he said 7 sixes".
  const now = any(mine(one) ? one : two, "now-i");
  if (now) votes.push(mine(one));
  const asked = behind.slice(Math.max(0, behind.findIndex(isBreak)));
  // "can she do that", "¿puedo?".
  const who = asked.find(
    (sign, at) => has(sign, "i", "they") && (has(sign, "asks") || has(asked[at - 1], "asks")),
  );
  if (who && any(asked, "may") && !any(asked, "challenge", "lose", "must"))
    votes.push(has(who, "i") ? mine(one) : mine(two));
  return votes;
}
