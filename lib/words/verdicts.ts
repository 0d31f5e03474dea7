import { faceWord, type Move, type RuleId, type Settled, sayClaim } from "@/lib/engine";
import { type Names, nameOf } from "./refusals";

const NUMBERS = [
  "nothing",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
] as const;

/** "two" up to ten, digits beyond. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** What a verdict says, in the pieces a card is set from. */
export interface VerdictWords {
  /** "Diaz said 13 fives. Hale banged out of turn." */
  readonly story: string;
  /** The stamp: "Short by two", "Spot on", "There, and one more", "There". */
  readonly stamp: string;
  /** "11 of 13 fives: short by two." */
  readonly finding: string;
  /** Who was right: "Hale was right." */
  readonly right: string;
  /** The rule that decided, in one sentence, and its id. */
  readonly rule: { readonly id: RuleId; readonly sentence: string };
}

/** The sentences of a settled round. `names` turns seat keys into people. */
export function sayVerdict(settled: Settled, names: Names): VerdictWords {
  const name = (player: string) => nameOf(names, player);
  const bangers = list(settled.challengers.map(name));
  const right = settled.right ? settled.challengers.map(name) : [name(settled.claimer)];
  const id = settled.rules.find((rule) => SCORING[rule] !== undefined) ?? settled.rules[0] ?? "S1";
  return {
    story: `${name(settled.claimer)} said ${sayClaim(settled.claim)}. ${bangers} banged${settled.outOfTurn ? " out of turn" : ""}.`,
    stamp: stamp(settled),
    finding: finding(settled),
    right: `${list(right)} ${right.length === 1 ? "was" : "were"} right.`,
    rule: { id, sentence: SCORING[id]?.[settled.right ? "right" : "wrong"] ?? "" },
  };
}

function stamp({ finding: { finding, margin } }: Settled): string {
  if (margin === null) return finding === "short" ? "Short" : finding === "exact" ? "Spot on" : "There";
  if (margin < 0) return `Short by ${numberWord(-margin)}`;
  return margin === 0 ? "Spot on" : `There and ${numberWord(margin)} more`;
}

function finding({ claim, finding: { found, finding: how, margin } }: Settled): string {
  const said = sayClaim(claim);
  if (found === null || margin === null || !("count" in claim))
    return how === "short" ? `Fewer than ${said} were there.` : `${said} were there.`;
  if (margin < 0) return `${found} of ${said}: short by ${numberWord(-margin)}.`;
  if (margin === 0) return `Exactly ${said}.`;
  return `${found} ${faceWord(claim.face, found)} for ${said}: ${numberWord(margin)} to spare.`;
}

/** What the scoring rules say, right bang and wrong bang. */
const SCORING: Partial<Record<RuleId, { readonly right: string; readonly wrong: string }>> = {
  F7: {
    right: "A bang in turn that is right gives the caller one bad.",
    wrong: "A bang in turn that is wrong costs the banger one bad.",
  },
  F8: {
    right: "A bang out of turn that is right earns two goods; the caller takes one bad.",
    wrong: "A bang out of turn that is wrong costs two bads.",
  },
};

/** "two goods", "one bad". */
export function sayMove({ what, count }: Move): string {
  const plural = what === "die" ? "dice" : what === "life" ? "lives" : `${what}s`;
  return `${numberWord(count)} ${count === 1 ? what : plural}`;
}

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

/** "Diaz washes the dishes.", "Diaz and Hale wash the dishes together." */
export function sayWashers(losers: readonly string[], names: Names): string {
  const washers = losers.map((player) => nameOf(names, player));
  return washers.length === 1
    ? `${list(washers)} washes the dishes.`
    : `${list(washers)} wash the dishes together.`;
}

/** A score read aloud: "even", "2 bads", "3 goods". */
export function sayScore(score: number): string {
  if (score === 0) return "even";
  const count = Math.abs(score);
  return `${count} ${score < 0 ? "bad" : "good"}${count === 1 ? "" : "s"}`;
}
