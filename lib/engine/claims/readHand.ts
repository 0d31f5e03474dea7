import { refusal } from "../checks";
import { ok, type Result, refused } from "../result";
import { type Face, type HandClaim, isFace, type Refusal } from "../vocabulary";
import { type HandClass, handClaim, isStraight, SHAPES, STRAIGHTS } from "./handOrder";
import { asNumber, isPlural, isWord, KNOWN_WORDS, STRAIGHT_WORDS, type Token, tokens } from "./handTokens";
import { oneSlip } from "./numberWords";

/** A parsed claim, before its faces are checked. */
export interface Understood {
  readonly hand: HandClass;
  readonly faces: readonly number[];
  readonly kickers: readonly number[];
}

/** Words that start a claim, with their class. "two pair" comes before "pair": the longest match wins. */
const OPENERS: readonly (readonly [words: string, hand: HandClass])[] = [
  ["2 pair", "two-pair"],
  ["2 pairs", "two-pair"],
  ["pair", "pair"],
  ["3 kind", "three"],
  ["trip", "three"],
  ["trips", "three"],
  ["triple", "three"],
  ["4 kind", "four"],
  ["quads", "four"],
  ["5 kind", "five"],
  ["full house", "full-house"],
  ["fullhouse", "full-house"],
  ["high card", "high-card"],
  ["runt", "high-card"],
];
/** A list of faces as numbers or runs of digits; undefined if anything else occurs. */
function listed(rest: readonly Token[]): readonly number[] | undefined {
  const faces: number[] = [];
  for (const token of rest) {
    if ("number" in token) faces.push(token.number);
    else if ("run" in token) faces.push(...token.run);
    else return undefined;
  }
  return faces;
}

/** Parses dice ("44 11", "33322", "65") as the claim they spell. */
function spelled(dice: readonly number[]): Understood | undefined {
  if (dice.length < 2 || dice.length > 5) return undefined;
  const many = (face: number) => dice.filter((die) => die === face).length;
  const distinct = [...new Set(dice)].toSorted((a, b) => many(b) - many(a));
  const groups = distinct.filter((face) => many(face) > 1);
  const kickers = distinct.filter((face) => many(face) === 1);
  if (groups.length === 0) {
    const run = [...dice].sort().join("");
    const straight = (Object.keys(STRAIGHTS) as HandClass[]).find(
      (name) => isStraight(name) && [...STRAIGHTS[name]].sort().join("") === run,
    );
    // 1-3-4-5-6 is a straight only if it is spelled in that order. Otherwise it is a runt (O2).
    if (straight && (straight !== "ace-straight" || dice.join("") === "34561"))
      return { hand: straight, faces: [], kickers: [] };
    return { hand: "high-card", faces: [], kickers };
  }
  const sizes = groups.map(many).join();
  const hand = (Object.keys(SHAPES) as HandClass[]).find(
    (name) => SHAPES[name].groups.join() === sizes && !isStraight(name),
  );
  return hand && { hand, faces: groups, kickers };
}

const SETS: Readonly<Record<number, HandClass>> = { 2: "pair", 3: "three", 4: "four", 5: "five" };

/**
 * Parses words. Returns "ambiguous" for a full house that does not name its three (H5), undefined if
 * unreadable.
 */
function understand(all: readonly Token[]): Understood | "ambiguous" | undefined {
  const plain = all.map((token) =>
    "word" in token ? token.word : "number" in token ? String(token.number) : token.run.join(""),
  );
  const [first] = all;
  const last = all.at(-1);
  if (first === undefined) return undefined;
  if (isWord(last, "straight") && all.length === 2) {
    const hand = STRAIGHT_WORDS[plain[0] ?? ""];
    return hand && { hand, faces: [], kickers: [] };
  }
  if (isWord(last, "high")) return kickersOnly(all.slice(0, -1));
  for (const [words, hand] of OPENERS) {
    const length = words.split(" ").length;
    if (plain.slice(0, length).join(" ") !== words || all.slice(0, length).some(isPlural)) continue;
    return named(hand, all.slice(length));
  }
  if (all.some((token) => "run" in token)) {
    const dice = listed(all);
    return dice && !all.some(isPlural) ? spelled(dice) : undefined;
  }
  // Five numbers are five dice with any separator ("2-3-4-5-6").
  const dice = all.length === 5 && !all.some(isPlural) ? listed(all) : undefined;
  if (dice) return spelled(dice);
  return isPlural(first) ? pluralsFirst(all) : sets(all);
}

const kickersOnly = (rest: readonly Token[]): Understood | undefined => {
  const kickers = listed(rest);
  return kickers && kickers.length > 0 ? { hand: "high-card", faces: [], kickers } : undefined;
};

/** Parses what follows a class: "pair of" twos five. */
function named(hand: HandClass, rest: readonly Token[]): Understood | "ambiguous" | undefined {
  if (hand === "high-card") return kickersOnly(rest);
  if (hand === "full-house") return fullHouse(rest);
  const runs = rest.some((token) => "run" in token) ? spelled(listed(rest) ?? []) : undefined;
  if (runs?.hand === hand) return runs;
  const faces = listed(rest);
  const groups = SHAPES[hand].groups.length;
  if (!faces || faces.length < groups) return undefined;
  return { hand, faces: faces.slice(0, groups), kickers: faces.slice(groups) };
}

/** "threes over twos", "three 3s two 2s", "33322". "threes and twos" does not name the three. */
function fullHouse(rest: readonly Token[]): Understood | "ambiguous" | undefined {
  const over = rest.findIndex((token) => isWord(token, "over", "full"));
  if (over === 1 && rest.length === 3) {
    const [three, two] = [asNumber(rest[0]), asNumber(rest[2])];
    return three !== undefined && two !== undefined
      ? { hand: "full-house", faces: [three, two], kickers: [] }
      : undefined;
  }
  const faces = listed(rest);
  if (!faces) return undefined;
  if (rest.some((token) => "run" in token)) {
    const dice = spelled(faces);
    return dice?.hand === "full-house" ? dice : undefined;
  }
  if (faces.length === 4) {
    const spoken = sets(rest);
    return spoken?.hand === "full-house" ? spoken : undefined;
  }
  return faces.length === 2 || faces.length === 1 ? "ambiguous" : undefined;
}

/** "fours and ones", "threes over twos", "threes full of twos". */
function pluralsFirst(all: readonly Token[]): Understood | undefined {
  if (isWord(all[1], "over", "full")) {
    const understood = fullHouse(all);
    return understood === "ambiguous" ? undefined : understood;
  }
  const faces = listed(all);
  if (!faces || !isPlural(all[1]) || all.slice(2).some(isPlural)) return undefined;
  return { hand: "two-pair", faces: faces.slice(0, 2), kickers: faces.slice(2) };
}

/**
 * "two 2s and a 5", "three 3s two 2s", "four fives, three": a number of one face, then another or kickers.
 */
function sets(all: readonly Token[]): Understood | undefined {
  const size = asNumber(all[0]);
  const face = asNumber(all[1]);
  const hand = size === undefined ? undefined : SETS[size];
  if (hand === undefined || face === undefined || isPlural(all[0])) return undefined;
  const rest = all.slice(2);
  const more =
    isPlural(rest[1]) && !isPlural(rest[0])
      ? { size: asNumber(rest[0]), face: asNumber(rest[1]) }
      : undefined;
  if (more?.face === undefined) {
    const kickers = listed(rest);
    return kickers && { hand, faces: [face], kickers };
  }
  const kickers = listed(rest.slice(2));
  if (!kickers) return undefined;
  if (size === 2 && more.size === 2) return { hand: "two-pair", faces: [face, more.face], kickers };
  if (kickers.length > 0) return undefined;
  if (size === 3 && more.size === 2) return { hand: "full-house", faces: [face, more.face], kickers };
  return size === 2 && more.size === 3
    ? { hand: "full-house", faces: [more.face, face], kickers }
    : undefined;
}

/**
 * Parses a spoken hand (formats §1). Refuses with `unreadable-claim` (with a suggestion from `say` if one is
 * near) and `ambiguous-full-house`.
 */
export function readHandText(
  text: string,
  say: (meant: Understood) => string | undefined,
): Result<Understood, Refusal> {
  const all = tokens(text);
  const meant = all && understand(all);
  if (meant === "ambiguous") return refused(refusal("ambiguous-full-house", "H5", { text }));
  if (meant !== undefined) return ok(meant);
  const near = all && suggest(all);
  const suggestion = near && say(near);
  return refused(
    refusal("unreadable-claim", "H5", { text, claims: "hand", ...(suggestion && { suggestion }) }),
  );
}

/** The same words with typos corrected and unknown words removed, if that can be parsed. */
function suggest(all: readonly Token[]): Understood | undefined {
  const joined = all.flatMap((token): readonly Token[] => {
    if (!("word" in token) || KNOWN_WORDS.includes(token.word)) return [token];
    const known = KNOWN_WORDS.find((word) => oneSlip(token.word, word));
    return known === undefined ? [] : (tokens(known) ?? []);
  });
  const meant = understand(joined);
  return meant === "ambiguous" ? undefined : meant;
}

/** Validates the faces and kickers of a parsed claim: `bad-face`, `bad-format`, `bad-kicker` (H5). */
export function checkHand(
  meant: Understood,
  highToLow: (faces: readonly Face[]) => readonly Face[],
): Result<HandClaim, Refusal> {
  const { hand } = meant;
  const stray = [...meant.faces, ...meant.kickers].find((face) => !isFace(face));
  if (stray !== undefined) return refused(refusal("bad-face", null, { got: stray }));
  const faces = meant.faces as readonly Face[];
  const kickers = meant.kickers as readonly Face[];
  if (faces.length !== SHAPES[hand].groups.length || new Set(faces).size !== faces.length)
    return refused(refusal("bad-format", "H5"));
  // Five kickers would be a whole hand, not a claim, so at most four are allowed.
  const most = hand === "high-card" ? 4 : SHAPES[hand].kickers;
  const fine =
    kickers.length <= most && new Set([...faces, ...kickers]).size === faces.length + kickers.length;
  if (!fine || (hand === "high-card" && kickers.length === 0)) return refused(refusal("bad-kicker", "H5"));
  const inOrder = hand === "two-pair" ? highToLow(faces) : faces;
  return ok(handClaim(hand, inOrder, highToLow(kickers)));
}
