import { refusal } from "../checks";
import type { ClaimLanguage } from "../parts";
import { cannotHappen, ok, type Result, refused } from "../result";
import {
  type CLAIM_WORDS,
  type Claim,
  type Complete,
  FACES,
  type Face,
  isFace,
  MIA as MIA_CLAIM,
  type MiaClaim,
  type Refusal,
} from "../vocabulary";
import { readNumber, readPlural, tidyText } from "./numberWords";

const MIA = MIA_CLAIM.mia;

/** The roll just below Mia, the first by default: double six as the highest pair, 31, or double one (M6). */
const NEXT_TO_MIA = { "double-six": 66, "three-one": 31, "double-one": 11 } as const;

const ROLLS: readonly number[] = FACES.flatMap((high) =>
  FACES.filter((low) => low <= high).map((low) => high * 10 + low),
);

/** Claims about two dice read as one number, Mia the highest (M1–M4, M6). */
export function miaRolls({
  equal_ok: equalOk,
  next_to_mia: nextToMia,
}: Complete<(typeof CLAIM_WORDS)["two-dice"]>): ClaimLanguage {
  // 31 … 65, then the pairs, then the roll next to Mia, then Mia (M1, M6).
  const height = (roll: number): number => {
    if (roll === MIA) return 300;
    if (roll === NEXT_TO_MIA[nextToMia]) return 200;
    return roll % 11 === 0 ? 100 + roll : roll;
  };
  const lowToHigh = [...ROLLS].sort((a, b) => height(a) - height(b));
  const order = (claim: Claim) => height(asMia(claim));
  // M4: nothing beats Mia, not even Mia.
  const beats = (claim: Claim, latest: Claim) =>
    asMia(latest) !== MIA &&
    (order(claim) > order(latest) || (equalOk === "yes" && order(claim) === order(latest)));
  return {
    read,
    say: (claim) => String(asMia(claim)),
    beats,
    compare: (a, b) => order(a) - order(b),
    opening: () => null,
    cap: () => null,
    lowest(latest) {
      const mia = lowToHigh.find((roll) => latest === null || beats({ mia: roll }, latest));
      return mia === undefined ? null : { mia };
    },
    lowestPerFace: () => [],
    warnings: () => [],
    judge(claim, lifted) {
      const rules = ["S2", "M1"] as const;
      if ("outcome" in lifted) return ok({ finding: lifted.outcome, margin: null, found: null, rules });
      if ("count" in lifted) return refused(refusal("bad-format", "S12"));
      const found = rolled(lifted.dice);
      const margin = Math.sign(order(found) - order(claim));
      return ok({
        finding: margin < 0 ? "short" : margin === 0 ? "exact" : "over",
        margin,
        found,
        rules,
      });
    },
    ofDice: rolled,
    rankOf: () => null,
    kind: "mia",
    every: () => lowToHigh.map((mia) => ({ mia })),
    naturalNeeded: false,
    fiveAlike: "five",
    openDice: null,
  };
}

/** Two dice read as one number, the higher die first (M1). */
const rolled = ([a = 1, b = 1]: readonly Face[]): MiaClaim => ({ mia: Math.max(a, b) * 10 + Math.min(a, b) });

/** This language reads only Mia rolls. */
function asMia(claim: Claim): number {
  if (!("mia" in claim)) cannotHappen("not a Mia roll");
  return claim.mia;
}

function read(spoken: unknown): Result<MiaClaim, Refusal> {
  if (typeof spoken === "string") return readText(spoken);
  if (typeof spoken !== "object" || spoken === null || Array.isArray(spoken))
    return refused(refusal("bad-format", "M1"));
  if ("count" in spoken || "hand" in spoken) return refused(refusal("wrong-claim-kind", "M1"));
  const unknown = Object.keys(spoken).find((key) => key !== "mia");
  if (unknown !== undefined) return refused(refusal("unknown-key", null, { name: unknown }));
  const { mia } = spoken as { mia?: unknown };
  if (typeof mia !== "number") return refused(refusal("bad-format", "M1"));
  return fromDice(Math.floor(mia / 10), mia % 10);
}

const TENS: Readonly<Record<string, number>> = { ten: 1, twenty: 2, thirty: 3, forty: 4, fifty: 5, sixty: 6 };

/** "64", "6 4", "sixty-four", "pair of fives", "double 5", "mia". Refuses with `unreadable-claim`, `bad-face`. */
function readText(text: string): Result<MiaClaim, Refusal> {
  const tidy = tidyText(text);
  if (/^m(?:ia|aia|eier)$/.test(tidy)) return ok({ mia: MIA });
  const digits = /^(\d)[ -]?(\d)$/.exec(tidy);
  if (digits) return fromDice(Number(digits[1]), Number(digits[2]));
  // "eleven" is a pair of ones. Other numbers below twenty-one are read higher die first, like their digits.
  const teen = /^[a-z]+$/.test(tidy) ? readNumber(tidy) : undefined;
  if (teen !== undefined && teen > 10) return fromDice(Math.floor(teen / 10), teen % 10);
  const words = /^([a-z]+)[ -]([a-z]+)$/.exec(tidy);
  const tens = TENS[words?.[1] ?? ""];
  const ones = words?.[2] === undefined ? undefined : readNumber(words[2]);
  if (tens !== undefined && ones !== undefined) return fromDice(tens, ones);
  const pair = /^(?:a )?(?:pair of|pair|double|two) (\d|[a-z]+?)(?:'?s)?$/.exec(tidy)?.[1];
  const face = pair === undefined ? undefined : (readNumber(pair) ?? (readPlural(`${pair}s`) || undefined));
  if (face !== undefined) return fromDice(face, face);
  return refused(refusal("unreadable-claim", "M1", { text, claims: "mia" }));
}

function fromDice(a: number, b: number): Result<MiaClaim, Refusal> {
  if (!isFace(a) || !isFace(b)) return refused(refusal("bad-face", "M1", { got: isFace(a) ? b : a }));
  return ok(rolled([a, b]));
}
