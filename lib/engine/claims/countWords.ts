import { refusal } from "../checks";
import { ok, type Result, refused } from "../result";
import { type CountClaim, type Face, isFace, type Refusal } from "../vocabulary";
import { faceWord, MANY, NUMBERS, oneSlip, readNumber, readPlural, tidyText } from "./numberWords";

/** Canonical English of a count claim: "9 sixes", "1 six" (formats §1). */
export const sayCount = ({ count, face }: CountClaim): string => `${count} ${faceWord(face, count)}`;

/** "sixes", "six", "6", "6s", "6's" → 6. Another number is returned as is, to be refused as a face. */
const readFace = (word: string): number | undefined =>
  readPlural(word) || readNumber(word.replace(/'?s$/, ""));

/** One number, a sign or a space, one face. */
const SPOKEN = /^(\d+|[a-z]+)\s*(?:[x×*]\s*|\s)\s*([a-z]+|\d+(?:'?s)?)$/;

/**
 * "9 sixes", "9x6", "nine 6's" → {count: 9, face: 6} (formats §1; ignores case and the kind of apostrophe).
 * Refuses with `unreadable-claim` (and a suggestion if one is near), `bad-face`, `quantity-out-of-range`.
 */
export function readCountText(text: string): Result<CountClaim, Refusal> {
  const tidy = tidyText(text);
  const match = SPOKEN.exec(tidy.replace(/^(\d+)([a-z]{3,})$/, "$1 $2"));
  const count = match?.[1] === undefined ? undefined : readNumber(match[1]);
  const face = match?.[2] === undefined ? undefined : readFace(match[2]);
  if (count === undefined || face === undefined) {
    const suggestion = suggest(tidy);
    return refused(
      refusal("unreadable-claim", null, { text, claims: "count", ...(suggestion && { suggestion }) }),
    );
  }
  return checkCount({ count, face });
}

const MAX_COUNT = 999_999;

/** Refuses impossible faces and quantities below one: `bad-face`, `quantity-out-of-range`, `bad-format`. */
export function checkCount(claim: {
  readonly count: unknown;
  readonly face: unknown;
}): Result<CountClaim, Refusal> {
  const { count, face } = claim;
  if (typeof count !== "number" || typeof face !== "number") return refused(refusal("bad-format", null));
  if (!isFace(face)) return refused(refusal("bad-face", null, { got: face }));
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT)
    return refused(refusal("quantity-out-of-range", null, { got: count }));
  return ok({ count, face });
}

/**
 * The nearest claim in canonical words: finds a number and a face anywhere, with at most one wrong letter
 * each.
 */
function suggest(tidy: string): string | undefined {
  const words = [...tidy.matchAll(/[a-z]+|\d+/g)].map(([word]) => word);
  const near = (word: string, list: readonly string[]) => list.findIndex((known) => oneSlip(word, known));
  const counts = words.flatMap((word, at) => {
    const count = readNumber(word) ?? near(word, NUMBERS);
    return count > 0 ? [{ at, count }] : [];
  });
  const first = counts[0];
  if (first === undefined) return undefined;
  for (const word of words.slice(first.at + 1)) {
    const face = readFace(word) ?? near(word, MANY) + 1;
    if (face >= 1 && face <= 6) return sayCount({ count: first.count, face: face as Face });
  }
  return undefined;
}
