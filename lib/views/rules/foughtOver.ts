import { type Claim, type House, newGame, type RuleSet, rulesUnder } from "@/lib/engine";
import { start, TRIAL_SEATS } from "./trial";

/** The usual arguments of a game under these rules; each is one sentence of the card. */
export type Fought =
  | {
      readonly about:
        | "at-least"
        | "as-good"
        | "red-die-not-counted"
        | "announcer-shows"
        | "palifico"
        | "opening-on-ones"
        | "wild-hands"
        | "wild-alone"
        | "one-for-each-player"
        | "no-more-than-dice"
        | "second-roll";
    }
  | { readonly about: "named-wild"; readonly when: "opening" | "any" }
  | { readonly about: "five-alike"; readonly pureSeven: boolean }
  | { readonly about: "way-back"; readonly from: Claim; readonly to: Claim };

/** The usual arguments, simplest first, derived from the game's parts. The rules must be valid. */
export function foughtOver(game: string, house: House): readonly Fought[] {
  const rules = rulesUnder(game, house);
  if (!rules.ok) return [];
  const { claims, cups, terms } = rules.value;
  return [
    ...(claims.kind === "count" ? countRules(rules.value) : [{ about: "as-good" } as const]),
    ...(terms.redDie ? [{ about: "red-die-not-counted" } as const] : []),
    ...(announcerShows(game, house) ? [{ about: "announcer-shows" } as const] : []),
    ...(isPair(claims.ofDice([1, 2, 3, 4, 6])) ? [{ about: "wild-hands" } as const] : []),
    ...(cups.dealt(2) === null && cups.reRolls !== null ? [{ about: "second-roll" } as const] : []),
  ];
}

const ONES = { count: 4, face: 1 } as const;

function countRules({ claims, terms }: RuleSet): readonly Fought[] {
  const began = terms.begin({ do: "start-round", ...(terms.redDie && { wild: 1 as const }) }, false);
  const palifico = terms.begin({ do: "start-round", ...(terms.redDie && { wild: 1 as const }) }, true);
  if (!began.ok) return [];
  const round = began.value;
  const open = { terms: round, diceInPlay: Number.POSITIVE_INFINITY };
  const wildAfter = (opens: boolean) => terms.claimed(ONES, round, opens).wild;
  const named = wildAfter(false) === null ? "any" : wildAfter(true) === null ? "opening" : null;
  const back = claims.lowestPerFace(ONES, open).find((claim) => "face" in claim && claim.face === 2);
  return [
    { about: "at-least" },
    ...(claims.naturalNeeded ? [{ about: "wild-alone" } as const] : []),
    ...(claims.fiveAlike === "five"
      ? []
      : [{ about: "five-alike", pureSeven: claims.fiveAlike === "seven" } as const]),
    ...(claims.opening({ count: 1, face: 6 }, { ...open, players: 2 })
      ? [{ about: "one-for-each-player" } as const]
      : []),
    ...(round.notOpeningOn === 1 ? [{ about: "opening-on-ones" } as const] : []),
    ...(round.wild === null || named === null || (round.notOpeningOn === 1 && named === "opening")
      ? []
      : [{ about: "named-wild", when: named } as const]),
    // U3: if ones count half, the way back is included; otherwise it is the visible ladder.
    ...(back && "count" in back && back.count > 2 * ONES.count
      ? [{ about: "way-back", from: ONES, to: back } as const]
      : []),
    ...(palifico.ok && palifico.value.locksFace ? [{ about: "palifico" } as const] : []),
    ...(claims.cap({ count: 3, face: 6 }, { ...open, diceInPlay: 2 })
      ? [{ about: "no-more-than-dice" } as const]
      : []),
  ];
}

/** O5: true if a reveal uses one cup of several. */
function announcerShows(game: string, house: House): boolean {
  const rules = rulesUnder(game, house);
  const seated = newGame({ game, house, players: TRIAL_SEATS });
  const opened = seated.ok ? start(seated.value) : null;
  if (!rules.ok || opened?.phase !== "claiming" || rules.value.cups.dealt(2) === null) return false;
  return rules.value.cups.toLift(opened.seats, opened.round).length < TRIAL_SEATS.length;
}

/** Five different dice except for a wild one. */
const isPair = (claim: Claim | null): boolean => claim !== null && "hand" in claim && claim.hand === "pair";
