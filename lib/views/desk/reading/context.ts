import { type GameId, gameIds } from "@/lib/engine";
import type { Cue } from "../languages/vocabulary";
import { any, has, type Sign } from "./signs";

// Decides by its neighbors what a word means. "Exactly" is a call only when someone calls it. A player who loses
// the last die is out, not down to it.

/** The challenge in a sentence: a doubt, a call of spot on, or either. */
export type Call = "doubt" | "spot-on" | "either";

const counts = (sign: Sign | undefined): boolean =>
  sign !== undefined && (sign.number !== null || sign.digits !== "" || sign.face !== null);

const without = (sign: Sign, ...cues: readonly Cue[]): Sign => ({
  ...sign,
  cues: new Set([...sign.cues].filter((cue) => !cues.includes(cue))),
});

const FOUND: ReadonlySet<Cue> = new Set(["found"]);
const SHOW: ReadonlySet<Cue> = new Set(["show"]);
const THAN: ReadonlySet<Cue> = new Set(["than"]);
const PERSON: ReadonlySet<Cue> = new Set(["they"]);
const DOUBT: ReadonlySet<Cue> = new Set(["doubted", "challenge"]);

/** A number, face, roll or hand. */
const isDice = (sign: Sign | undefined): boolean =>
  counts(sign) || (sign !== undefined && (sign.roll !== null || sign.hand !== null));

/** "Sally's dice", "los dados de Sally": dice beside a name. */
const isAnothers = (signs: readonly Sign[]): boolean =>
  signs.some(
    (sign, at) =>
      has(sign, "dice", "cup") &&
      (signs[at - 1]?.unknown || (has(signs[at + 1], "of") && signs[at + 2]?.unknown)),
  );

const isGame = (id: string): id is GameId => gameIds.includes(id);

/** "5 minus one" is 4. */
function subtracted(signs: readonly Sign[]): readonly Sign[] {
  const at = signs.findIndex((_sign, index) => isMinus(signs, index) && signs[index - 1]?.face === null);
  const [first, , last] = signs.slice(Math.max(0, at - 1), at + 2);
  if (at === -1 || first?.number == null || last?.number == null || first.number < last.number) return signs;
  const number = first.number - last.number;
  const raw = signs
    .slice(at - 1, at + 2)
    .map((sign) => sign.raw)
    .join(" ");
  const digits = first.digits && String(number);
  return signs.toSpliced(at - 1, 3, { ...first, raw, to: last.to, number, digits });
}

/** "Minus" between a count and a number. */
export const isMinus = (signs: readonly Sign[], at: number): boolean =>
  has(signs[at], "bad") && counts(signs[at - 1]) && counts(signs[at + 1]);

/** The signs with their meaning in this sentence. */
export function inContext(typed: readonly Sign[]): readonly Sign[] {
  const signs = subtracted(typed);
  // "No one called calza", "he did not call bluff but spot on"; "no, he said spot on" corrects.
  const corrects = (no: number) => signs[no - 1]?.pause && has(signs[no + 1], "they", "i");
  const isDenied = (at: number) =>
    signs.some((sign, no) => no < at && no >= at - 3 && has(sign, "not") && !corrects(no));
  const isOtherCall = (sign: Sign, at: number) =>
    has(sign, "doubted") && !has(sign, "not") && isDenied(at) && any(signs.slice(at), "exact");
  const doubted = signs.some((sign, at) => has(sign, "doubted") && !isOtherCall(sign, at));
  return signs.map((sign, at) => {
    const denied = isDenied(at);
    // "Is 11 higher then 65".
    if (has(sign, "next", "goes-on") && has(signs[at - 1], "higher", "lower")) return { ...sign, cues: THAN };
    // "One said five threes": a person.
    if (
      sign.number === 1 &&
      sign.digits === "" &&
      has(signs[at + 1], "stated", "declared", "challenge", "roll")
    )
      return { ...sign, number: null, cues: PERSON };
    // "I left two 3s out".
    if (has(sign, "left") && (counts(signs[at + 1]) || has(signs[at + 1], "article")))
      return { ...sign, cues: SHOW };
    // "I looked after doubting": no claim follows.
    if (has(sign, "after") && has(signs[at + 1], "doubted")) return without(sign, "after", "next");
    if (isOtherCall(sign, at)) return without(sign, "doubted", "challenge");
    if (callsNothing(signs, at) || isDisbelief(signs, at)) return { ...sign, cues: DOUBT };
    // "Said 62 was 61", "5 fours but it was 4 fours".
    const last = has(signs[at - 1], "but") ? signs[at - 2] : signs[at - 1];
    if (has(sign, "was") && isDice(last) && isDice(signs[at + (has(signs[at + 1], "article") ? 2 : 1)]))
      return { ...sign, cues: FOUND };
    // "Pirate vs bar": a game by its own name beside another one.
    const id = sign.raw.toLowerCase();
    if (
      isGame(id) &&
      [...signs.slice(Math.max(0, at - 3), at), ...signs.slice(at + 1, at + 4)].some(({ game }) => game)
    )
      return { ...sign, game: id, unknown: false };
    // "He looked at Sally's dice".
    if (has(sign, "look") && isAnothers(signs.slice(at + 1, at + 6)))
      return { ...sign, cues: new Set([...sign.cues, "peek"]) };
    // "Is the next round palifico": no next claim.
    if (has(sign, "lowest") && has(sign, "next") && has(signs[at + 1], "round"))
      return without(sign, "lowest");
    // "Lüge gerufen".
    if (has(sign, "challenge") && has(signs[at + 1], "shouts"))
      return { ...sign, cues: new Set([...sign.cues, "doubted"]) };
    if (has(sign, "exact") && !has(sign, "exactly") && denied) return without(sign, "exact");
    if (has(sign, "exactly")) {
      const told = exactly(signs, at);
      // Beside a doubt it stays open.
      if (told === "spot-on" && denied) return without(sign, "exact");
      if (told === "spot-on") return doubted ? sign : without(sign, "exactly");
      return told === "doubt" || doubted ? without(sign, "exact") : sign;
    }
    // A call with the last die is about the call, and who loses it is out.
    const asksOut = signs.some((other) => other !== sign && has(other, "out"));
    const isLost = any(asksOut ? signs : signs.slice(Math.max(0, at - 2), at), "lose");
    if (has(sign, "one-die") && ((isLost && (asksOut || has(sign, "out"))) || any(signs, "exact")))
      return without(sign, "one-die");
    return has(sign, "one-die") ? without(sign, "out") : sign;
  });
}

/** "Tom calls.", "I called him": a call of no claim is a doubt of the claim before. */
function callsNothing(signs: readonly Sign[], at: number): boolean {
  const next = signs[at + 1];
  if (!has(signs[at], "calls")) return false;
  if (has(next, "whom")) return !counts(signs[at + 2]) && !has(signs[at + 2], "exact");
  const begins = signs.findLastIndex(({ pause }, index) => index < at && pause) + 1;
  const ends = next === undefined || next.pause || has(next, "and", "but");
  return ends && signs.slice(0, begins).some(counts) && !signs.slice(begins, at).some(saysMore);
}

/** True for a word that makes a clause more than "Tom calls". */
const saysMore = (sign: Sign): boolean =>
  counts(sign) || sign.hand !== null || has(sign, "asks", "claim", "of", "earlier");

/** "I don’t believe it", "glaube ich nicht". */
function isDisbelief(signs: readonly Sign[], at: number): boolean {
  if (!has(signs[at], "concede") || has(signs[at], "skip")) return false;
  const around = [signs.slice(Math.max(0, at - 2), at).toReversed(), signs.slice(at + 1, at + 3)];
  return around.some((side) => side.some((sign, away) => has(sign, "not") && !side[away - 1]?.pause));
}

/** How the signs tell the challenge. */
export function callIn(signs: readonly Sign[]): Call {
  if (!any(signs, "exact")) return "doubt";
  const open = signs.every((sign) => !has(sign, "exact") || has(sign, "exactly"));
  return open || any(signs, "doubted") ? "either" : "spot-on";
}

/** "Exactly" beside what was there tells a number; after a verb of calling, or alone, it is the call. */
function exactly(signs: readonly Sign[], at: number): Call {
  const [before, next] = [signs[at - 1], signs[at + 1]];
  if (has(before, "shouts") && !counts(next)) return "spot-on";
  const ends = next === undefined || next.pause;
  // "Genau gerufen": the verb comes last.
  if (has(next, "shouts") && (signs[at + 2]?.pause ?? true)) return "spot-on";
  const isCalled = has(before, "stated", "declared", "speak", "says", "mine", "challenge");
  if (ends) {
    if (isCalled || next?.raw === "!") return "spot-on";
    if (before === undefined || before.pause) return next === undefined || at === 0 ? "spot-on" : "either";
    if (any(signs.slice(Math.max(0, at - 4), at), "found", "true")) return "doubt";
    // "Arthur calls bluff, it is 4 fives exactly": after a doubt it tells a number.
    const begins = signs.findLastIndex(({ pause }, index) => index < at && pause) + 1;
    const isAfterDoubt =
      any(signs.slice(0, begins), "doubted") &&
      !any(signs.slice(begins, at), "stated", "says", "shouts", "declared");
    if (before.many || before.face !== null) return isAfterDoubt ? "doubt" : "spot-on";
    return counts(before) ? "doubt" : "either";
  }
  // "Four exactly counting aces" tells a number.
  if (has(next, "over") || (has(next, "with") && !counts(before)) || (isCalled && has(next, "to", "onto")))
    return "spot-on";
  // "Exactly, to 3 sixes": a word stands between the call and its claim.
  if (
    (before === undefined || before.pause) &&
    has(next, "to", "onto") &&
    (counts(signs[at + 2]) || has(signs[at + 2], "my"))
  )
    return "spot-on";
  if (isCalled) return "either";
  const clause = signs.slice(at + 1).findIndex(({ pause }) => pause);
  const tail = signs.slice(at + 1, clause === -1 ? undefined : at + 1 + clause);
  const lead = signs.slice(Math.max(0, at - 3), at);
  return tail.some(counts) || any(lead, "found") || any(tail.slice(0, 3), "found", "true", "same", "than")
    ? "doubt"
    : "either";
}
