import type { Cue } from "../tongues/tongue";
import type { Heard } from "./heard";
import type { Sign } from "./signs";
import type { Thing } from "./things";

// Of two claims, which was said before the other: told by the words around them, in whatever order a language puts them. The nearest
// word before a claim weighs most, what follows it less; where nothing tells, claims were said in the order in which they stand.

/** What a word before a claim makes of it: above 0 the new claim, below 0 the one it must go over. */
const BEFORE: Readonly<Partial<Record<Cue, number>>> = {
  over: -4,
  after: -4,
  than: -4,
  if: -4,
  from: -4,
  said: -3,
  may: 3,
  mine: 3,
  "goes-on": 3,
  lowest: 3,
};

/** The same of a word after it, before anything else is said. */
const BEHIND: Readonly<Partial<Record<Cue, number>>> = { may: 1, higher: 1, said: -1 };

const weightOf = ({ cues }: Sign, weights: Readonly<Partial<Record<Cue, number>>>): number | null => {
  const found = [...cues].flatMap((cue) => weights[cue] ?? []);
  // "call", "bid" and the like may be said of either claim: of several meanings the one that tells the new claim counts.
  return found.length === 0 ? null : Math.max(...found);
};

/** What the nearest word before a claim tells, in its part of the sentence; `raised`: a verb of it raises to a claim. */
function before(signs: readonly Sign[], raised: boolean): number {
  for (const sign of signs.toReversed()) {
    if (sign.pause && sign.raw !== ":") return 0;
    if (raised && sign.cues.has("onto")) return 3;
    if (sign.cues.has("speak") && !sign.cues.has("mine")) continue;
    const weight = weightOf(sign, BEFORE);
    // "the next one says", "then she calls": whoever goes on says the new claim.
    if (weight === BEFORE.said && goesOn(signs.slice(0, signs.indexOf(sign)))) return 3;
    if (weight !== null) return weight;
  }
  return 0;
}

/** Whether the words just before a "says" let somebody go on. */
const goesOn = (signs: readonly Sign[]): boolean => {
  const from = signs.findLastIndex(
    ({ pause, face, number, cues }) => pause || face !== null || number !== null || cues.has("if"),
  );
  return signs
    .slice(Math.max(from + 1, signs.length - 3))
    .some(({ cues }) => cues.has("goes-on") || cues.has("next"));
};

function behind(signs: readonly Sign[]): number {
  for (const sign of signs) {
    if (sign.pause) return 0;
    const weight = weightOf(sign, BEHIND);
    if (weight !== null) return weight;
  }
  return 0;
}

/** Whether the nearest word before a claim that tells anything is that somebody said it. */
function isTold(signs: readonly Sign[]): boolean {
  const nearest = signs.findLast((sign) => weightOf(sign, BEFORE) !== null);
  return nearest !== undefined && (nearest.cues.has("told") || nearest.cues.has("says"));
}

/** Whether the first of two claims is the one to be said, and the second the one it must go over. */
export function firstIsNew({ signs }: Heard, one: Thing, other: Thing): boolean {
  const [ahead, between, after] = [
    signs.slice(0, one.at),
    signs.slice(one.to, other.at),
    signs.slice(other.to),
  ];
  // "can I beat 3 fives with 3 sixes".
  const beats = (sign: Sign) => sign.cues.has("beats") || sign.cues.has("top");
  if (between.at(-1)?.cues.has("with") && [...ahead, ...between, ...after].some(beats)) return false;
  // "dass 4 Asse 8 Sechser schlagen": the verb stands last.
  const tells = (sign: Sign) => sign.pause || weightOf(sign, BEFORE) !== null || sign.cues.has("beats");
  if (after[0]?.cues.has("beats") && !between.some(tells) && before(ahead, false) === 0) return true;
  // "I said 8 fours, she said 8 fives": told in the order in which it was said.
  if (isTold(ahead) && isTold(between)) return false;
  const raised = signs.some((sign) => sign.cues.has("raises-to"));
  const first = before(ahead, raised) * 2 + behind(between);
  // "5 sixes, she says 6 twos": what somebody says now comes after what stands before it.
  const beaten = between.some((sign) => sign.cues.has("beats"))
    ? -4
    : before(
        between.filter(({ cues }) => !cues.has("says")),
        raised,
      );
  const second = beaten * 2 + behind(after);
  if (first !== second) return first > second;
  const held = (sign: Sign) => ["beats", "versus", "higher"].some((cue) => sign.cues.has(cue as Cue));
  return [...ahead, ...between].some(held);
}
