import type { Cue } from "../tongues/tongue";
import type { Heard } from "./heard";
import type { Sign } from "./signs";
import type { Thing } from "./things";

// Of two claims, which was said before the other: told by the words around them, in whatever order a language puts them.

const some = (signs: readonly Sign[], ...cues: readonly Cue[]): boolean =>
  signs.some((sign) => cues.some((cue) => sign.cues.has(cue)));

/** The last pause in a part of a sentence, or its beginning. */
const clause = (signs: readonly Sign[]): readonly Sign[] =>
  signs.slice(signs.findLastIndex(({ pause }) => pause) + 1);

/** Whether a claim directly follows a word that puts it below the other: "over 7 sixes", "nach sieben Sechsen". */
function follows(signs: readonly Sign[], from: number, thing: Thing, ...cues: readonly Cue[]): boolean {
  const before = signs.slice(Math.max(from, thing.at - 4), thing.at);
  const at = before.findLastIndex((sign) => cues.some((cue) => sign.cues.has(cue)));
  return at !== -1 && before.slice(at).every(({ pause }) => !pause);
}

/** Whether the first of two claims is the one to be said, and the second the one it must go over. */
export function firstIsNew({ signs }: Heard, one: Thing, other: Thing): boolean {
  const before = signs.slice(0, one.at);
  const between = signs.slice(one.to, other.at);
  const after = signs.slice(other.to);
  if (follows(signs, one.to, other, "over", "after", "than", "beats")) return true;
  if (follows(signs, 0, one, "over", "after") && !some(before.slice(0, -4), "may")) return false;
  if (some(between, "over", "after", "beats") && !some(between, "said")) return true;
  const goesOn = between.some((sign) => sign.cues.has("goes-on"));
  if (goesOn && !some(before, "may")) return false;
  if (some(clause(before), "may", "lowest") && !some(clause(before), "beats")) return !goesOn;
  if (some(before, "said") && !some(before, "may", "beats")) return false;
  if (goesOn) return false;
  const turning = between.find((sign) =>
    ["may", "higher", "said", "beats"].some((cue) => sign.cues.has(cue as Cue)),
  );
  if (turning)
    return !(turning.cues.has("said") && !turning.cues.has("may")) && !laterMay(between, turning, after);
  if (some(before, "beats", "higher")) return true;
  if (some(before, "may")) return true;
  if (some(after, "said") && !some(after, "may")) return true;
  if (some(between, "versus")) return true;
  return false;
}

/** "7 sixes, may I say 8 fours": what may be said comes after the word. */
function laterMay(between: readonly Sign[], turning: Sign, after: readonly Sign[]): boolean {
  if (!turning.cues.has("may")) return false;
  const at = between.indexOf(turning);
  const pauseBefore = between.slice(0, at).some(({ pause }) => pause);
  const pauseAfter = between.slice(at + 1).some(({ pause }) => pause);
  if (pauseAfter && !pauseBefore) return false;
  return !some(between.slice(at + 1), "over", "after", "than") && !some(after, "said");
}
