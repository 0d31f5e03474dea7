import { type Claim, type Face, gameIds, type RuleSet, rulesUnder } from "@/lib/engine";
import type { Question } from "@/lib/protocol/ask/shapes";
import { claimMade, diceOf, isHand, packed } from "./fiveDice";
import { TONGUES } from "./tongues";
import type { Tongue } from "./tongues/tongue";

// Questions as people type them: "does 44112 beat 33226", "ten ones over nine sixes", "odds of 9 sixes with 20 dice"; in every
// language the screens speak.

/** What the words are about when they do not say it themselves. */
export interface Meant {
  readonly game: string;
  readonly house: Readonly<Record<string, string | number>>;
  /** Somebody picked that game: nothing is asked of another one. */
  readonly picked?: boolean;
  /** The wild face, where the table knows it. */
  readonly wild?: Face;
  /** How many dice are in play, where nothing is said of it. */
  readonly inPlay?: number;
}

/** More than anybody types. */
const LONGEST = 200;

/**
 * A question in words → the question, about the game that is meant or, where its claims are of another kind and nobody picked it, the
 * first game that has such claims; its claims are in English, as links carry them. Null where the words ask nothing that can be
 * read, or nothing that can be asked of a picked game.
 */
export function readWords(typed: string, meant: Meant): Question | null {
  const text = tidy(typed);
  for (const tongue of TONGUES) {
    const question = inTongue(text, meant, tongue);
    if (question) return question;
  }
  return twoHands(text, meant);
}

/** A claim in whatever language → in the words that the rules read; as it was where it is in none. */
export function claimInEnglish(typed: string, { game, house }: Pick<Meant, "game" | "house">): string {
  const rules = rulesUnder(game, house);
  if (typed === "" || !rules.ok || rules.value.claims.read(typed).ok) return typed;
  const text = tidy(typed);
  return (
    TONGUES.map(({ inEnglish }) => inEnglish(text)).find((claim) => rules.value.claims.read(claim).ok) ??
    typed
  );
}

const tidy = (typed: string): string =>
  typed
    .slice(0, LONGEST)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[?!¿¡"“”„«»]/g, " ")
    .replaceAll(/[’‘`´']s\b/g, "s")
    .replaceAll(/[–—−]/g, "-")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ,/g, ",")
    .replaceAll(/^[\s.,;:]+|[\s.,;:]+$/g, "");

function inTongue(text: string, meant: Meant, tongue: Tongue): Question | null {
  const { asked, known } = withoutWild(text, meant, tongue);
  for (const said of [asked, without(tongue.idle, asked)]) {
    const question = odds(said, known, tongue) ?? lowest(said, known, tongue);
    if (question) return question;
    for (const rest of strippings(said, tongue)) {
      const read =
        over(rest, known, tongue) ??
        followed(rest, known, tongue) ??
        against(rest, known, tongue) ??
        kinds(rest, known, tongue) ??
        alone(rest, known);
      if (read) return read;
    }
    const read = sideBySide(said, known, tongue);
    if (read) return read;
  }
  return null;
}

const without = (idle: RegExp, text: string): string =>
  text.replaceAll(idle, " ").replaceAll(/\s+/g, " ").trim();

/** "…, fours wild" said at the end: the face, and the rest. */
function withoutWild(text: string, meant: Meant, { wild, inEnglish }: Tongue) {
  const said = wild.exec(text);
  const face = said && FACES[inEnglish(said.groups?.face ?? "")];
  return face
    ? { asked: text.slice(0, said.index).trim(), known: { ...meant, wild: face } }
    : { asked: text, known: meant };
}

const FACES: Readonly<Record<string, Face>> = Object.fromEntries(
  (
    [
      ["one", "ones"],
      ["two", "twos"],
      ["three", "threes"],
      ["four", "fours"],
      ["five", "fives"],
      ["six", "sixes"],
    ] as const
  ).flatMap((words, at) => [...words, String(at + 1), `${at + 1}s`].map((word) => [word, (at + 1) as Face])),
);

/** The text without all that says nothing in front, then with one word more of it, up to the text as it is: "one six" has no "one" to spare. */
function strippings(text: string, tongue: Tongue): readonly string[] {
  const shorter = text.replace(tongue.inFront, "");
  return shorter === text || shorter === "" ? [text] : [...strippings(shorter, tongue), text];
}

/** What stands before and after a word, at each place where it stands. */
const sides = (text: string, between: RegExp): readonly (readonly [string, string])[] =>
  [...text.matchAll(between)].map((found) => [
    text.slice(0, found.index).trim(),
    text.slice(found.index + found[0].length).trim(),
  ]);

/** Two claims, or dice as they lie. */
interface Heard {
  readonly game: string;
  readonly house: Record<string, string | number>;
  readonly claims: readonly Claim[];
  /** Each in English. */
  readonly said: readonly string[];
}

/** All of these claims in one game: the one that is meant if it has such claims, else, unless it was picked, the first that has. */
function heard(
  spoken: readonly string[],
  { game, house, picked = false }: Meant,
  { inEnglish }: Pick<Tongue, "inEnglish">,
): Heard | null {
  if (spoken.includes("")) return null;
  const said = spoken.map((text) => packed(inEnglish(text)));
  const others = picked ? [] : gameIds.filter((id) => id !== game).map((id) => ({ id, house: {} }));
  for (const candidate of [{ id: game, house }, ...others]) {
    const rules = rulesUnder(candidate.id, candidate.house);
    if (!rules.ok) continue;
    const claims = said.flatMap((text) => claimIn(rules.value, text) ?? []);
    if (claims.length === said.length) return { game: candidate.id, house: candidate.house, claims, said };
  }
  return null;
}

/** A claim, or the hand that five dice are; null where this game has none such. */
function claimIn({ claims }: RuleSet, text: string): Claim | null {
  if (isHand(text)) return claims.kind === "hand" ? claims.ofDice(diceOf(text)) : null;
  const read = claims.read(text);
  return read.ok ? read.value : null;
}

/** The wild face the words or the table named, where this game could have one to name. */
const wildIn = ({ wild }: Meant, { game, house }: Heard) => {
  const rules = rulesUnder(game, house);
  return wild !== undefined && rules.ok && rules.value.terms.redDie ? { wild } : {};
};

function raised(to: string, from: string, meant: Meant, tongue: Tongue): Question | null {
  // Dice are held against what they are to beat: nobody says their dice as a claim.
  if (isHand(to) || isHand(from)) return held(to, from, meant, tongue);
  const both = heard([from, to], meant, tongue);
  if (both === null) return null;
  const { game, house, said } = both;
  return { ask: "raise", game, house, from: said[0] ?? "", to: said[1] ?? "", ...wildIn(meant, both) };
}

/** "ten ones over nine sixes" */
function over(text: string, meant: Meant, tongue: Tongue): Question | null {
  for (const [to, from] of sides(text, tongue.over)) {
    const question = raised(to, from, meant, tongue);
    if (question) return question;
  }
  return null;
}

/** "nine sixes, then ten ones" */
function followed(text: string, meant: Meant, tongue: Tongue): Question | null {
  for (const [before, after] of sides(text, tongue.next)) {
    const from = before.replace(tongue.first, "");
    if (isHand(from)) continue;
    for (const to of strippings(after, tongue)) {
      const question = raised(to, from, meant, tongue);
      if (question) return question;
    }
  }
  return null;
}

/** "does 44112 beat 33226"; numbers of dice are not held against each other but raised. */
function against(text: string, meant: Meant, tongue: Tongue): Question | null {
  for (const [a, b] of sides(text, tongue.against)) {
    const question = held(a, b, meant, tongue);
    if (question) return question;
  }
  return null;
}

function held(a: string, b: string, meant: Meant, tongue: Pick<Tongue, "inEnglish">): Question | null {
  const both = heard([a, b], meant, tongue);
  if (both === null) return null;
  const { game, house, claims, said } = both;
  const [one = "", other = ""] = said;
  if (claims.every((claim) => "count" in claim))
    return { ask: "raise", game, house, from: other, to: one, ...wildIn(meant, both) };
  const side = (text: string) => (isHand(text) ? diceOf(text) : text);
  return { ask: "compare", game, house, a: side(one), b: side(other) };
}

/** "does a straight beat a full house": one hand of each kind, where they are not the same kind. */
function kinds(text: string, meant: Meant, tongue: Tongue): Question | null {
  for (const [a, b] of sides(text, tongue.against)) {
    const [one, other] = [a, b].map((kind) => tongue.kinds[kind.replace(/^an? /, "")]);
    if (one && other && one !== other) return held(one, other, meant, AS_SAID);
  }
  return null;
}

const AS_SAID: Pick<Tongue, "inEnglish"> = { inEnglish: (text) => text };

/** A verb in front of two that stand next to each other: "schlägt ein Paar Zweien ein Paar Einsen". */
function sideBySide(text: string, meant: Meant, tongue: Tongue): Question | null {
  if (tongue.verb === null || !tongue.verb.test(text)) return null;
  const rest = text.replace(tongue.verb, "");
  const separators = / (?:a )?/g;
  for (const [a, b] of sides(rest, separators)) {
    const question =
      held(a, b, meant, tongue) ??
      (tongue.kinds[a] && tongue.kinds[b] && tongue.kinds[a] !== tongue.kinds[b]
        ? held(tongue.kinds[a], tongue.kinds[b], meant, AS_SAID)
        : null);
    if (question) return question;
  }
  return null;
}

function odds(text: string, meant: Meant, tongue: Tongue): Question | null {
  const { claim = "", dice } = tongue.odds.exec(text)?.groups ?? {};
  const one = claim === "" ? null : heard([claim], meant, tongue);
  if (one === null) return null;
  const { game, house, said, claims } = one;
  // How likely five dice are is where they stand among all hands.
  if (said.some(isHand)) return { ask: "rank", game, house, dice: diceOf(said.join("")) };
  const inPlay = dice === undefined ? meant.inPlay : Number(dice);
  return {
    ask: "odds",
    game,
    house,
    claim: said[0] ?? "",
    ...wildIn(meant, one),
    ...(inPlay !== undefined && claims.every((each) => "count" in each) && { dice_in_play: inPlay }),
  };
}

function lowest(text: string, meant: Meant, tongue: Tongue): Question | null {
  const found = tongue.lowest.exec(text);
  if (found === null) return null;
  const from = found.groups?.claim ?? "";
  const one = heard(from === "" ? [] : [from], meant, tongue);
  if (one === null) return null;
  const { game, house, said } = one;
  const over = said[0] === undefined ? null : claimMade(said[0], one);
  return { ask: "lowest", game, house, from: over, ...wildIn(meant, one) };
}

/** Five dice alone: where they stand among all hands. */
function alone(text: string, meant: Meant): Question | null {
  if (!isHand(text)) return null;
  const one = heard([text], meant, AS_SAID);
  return one && { ask: "rank", game: one.game, house: one.house, dice: diceOf(packed(text)) };
}

/** Two hands of dice and words that nobody knows: whatever was asked, it is which of them is higher. */
function twoHands(text: string, meant: Meant): Question | null {
  const hands = text.match(/\b[1-6]{5}\b/g) ?? [];
  const [a = "", b = ""] = hands;
  return hands.length === 2 && !/\d/.test(text.replace(a, "").replace(b, ""))
    ? held(a, b, meant, AS_SAID)
    : null;
}
