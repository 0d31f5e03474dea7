import type { LexiconIndex, Meaning } from "./lexicon";

// Corrects misspelled words. Numbers and faces are only corrected for swapped, doubled or missing letters: an
// extra or different letter often makes another word ("live", "mine", "fire").

/** Corrects a misspelled word; null if no word is near, or several with different meanings. */
export function respelled(word: string, { phrases, words }: LexiconIndex): string | null {
  if (word.length < 3 || word.length > 20) return null;
  let best: Meaning | null = null;
  let closest: string | null = null;
  let nearest = 3;
  let several = false;
  const initials = new Set([word.charAt(0), word.charAt(1)]);
  for (const known of [...initials].flatMap((initial) => words.get(initial) ?? [])) {
    if (known.length < 3 || Math.abs(known.length - word.length) > 2) continue;
    const meaning = phrases.get(known);
    if (meaning === undefined) continue;
    const limit = Math.min(allowed(word, known, meaning), nearest);
    if (limit === 0) continue;
    // A typing slip is likelier than a wrong letter: "loking" is "looking", not "losing".
    const away = isSlip(word, known) ? 0.9 : isDie(meaning) ? 3 : distance(word, known);
    if (away > limit) continue;
    if (away < nearest) [best, closest, nearest, several] = [meaning, known, away, false];
    else if (best !== null && !alike(best, meaning)) {
      // Words with meaning win over filler.
      if (saysNothing(meaning)) continue;
      if (saysNothing(best)) [best, closest, several] = [meaning, known, false];
      else several = true;
    }
  }
  return several ? null : closest;
}

const isDie = ({ number, face }: Meaning): boolean => number !== undefined || face !== undefined;

const saysNothing = (meaning: Meaning): boolean =>
  meaning.cues.size === 0 && Object.keys(meaning).every((key) => key === "cues" || key === "house");

/** The maximum distance: 0 for short words, because too many are similar. */
function allowed(word: string, known: string, meaning: Meaning): number {
  if (isDie(meaning)) return 1;
  if (isSlip(word, known)) return 1;
  if (saysNothing(meaning)) return word.length >= 5 ? 1 : 0;
  const length = Math.min(word.length, known.length);
  if (known.charAt(0) !== word.charAt(0) && !swapped(word, known)) return 0;
  if (length >= 8 || (length >= 6 && meaning.hand !== undefined)) return 2;
  return length >= 5 || swapped(word, known) ? 1 : 0;
}

/** True if two words have the same function. */
const alike = (one: Meaning, other: Meaning): boolean => keyOf(one) === keyOf(other);
const keyOf = ({ number, face, hand, roll, game, house, cues }: Meaning): string =>
  JSON.stringify([number, face, hand, roll, game, house, ...cues]);

/** Two adjacent letters are swapped. */
function swapped(word: string, known: string): boolean {
  if (word.length !== known.length) return false;
  const at = firstDifference(word, known);
  return (
    at < word.length - 1 &&
    word[at] === known[at + 1] &&
    word[at + 1] === known[at] &&
    word.slice(at + 2) === known.slice(at + 2)
  );
}

/** A typing slip: swapped letters, a missing inner letter, or a doubled one. */
function isSlip(word: string, known: string): boolean {
  if (swapped(word, known)) return true;
  const at = firstDifference(word, known);
  if (word.length === known.length - 1)
    return (
      at > 0 &&
      (known.length >= 5 || (known.length === 4 && (at < known.length - 1 || known[at] === known[at - 1]))) &&
      word.slice(at) === known.slice(at + 1)
    );
  return (
    word.length === known.length + 1 && word[at] === word[at - 1] && word.slice(at + 1) === known.slice(at)
  );
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** The edit distance with swaps; 3 for more than two. */
function distance(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let down = 1; down <= one.length; down++) {
    const next = [down];
    for (let across = 1; across <= other.length; across++) {
      const [a, b] = [one[down - 1], other[across - 1]];
      const edits = [row[across] ?? 0, next[across - 1] ?? 0, (row[across - 1] ?? 0) - (a === b ? 1 : 0)];
      const isSwap = down > 1 && across > 1 && a === other[across - 2] && b === one[down - 2];
      next.push(1 + Math.min(...edits, isSwap ? (before[across - 2] ?? 0) : Number.POSITIVE_INFINITY));
    }
    if (Math.min(...next) > 2) return 3;
    [before, row] = [row, next];
  }
  return Math.min(3, row[other.length] ?? 3);
}
