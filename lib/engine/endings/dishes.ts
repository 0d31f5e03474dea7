import type { Ending, Over } from "../parts";
import type { RuleId, Seat } from "../vocabulary";

interface Dishes {
  readonly rule: RuleId;
  /** A single player with this many more bads than goods ends the game. */
  readonly endAlone: number;
  /** Several players with this many end it together. */
  readonly endTogether: number;
  readonly togetherCount: number;
  readonly endPair: "at-least" | "exactly";
  readonly score: (seat: Seat) => number;
}

/**
 * Decides who washes (F10). Players who left neither wash nor win. The best score takes the pot, if there is
 * one (S24).
 */
export function dishes({ rule, endAlone, endTogether, togetherCount, endPair, score }: Dishes): Ending {
  return {
    rule,
    names: "losers",
    over(seats) {
      const crew = seats.filter((seat) => seat.active);
      const best = Math.max(...crew.map(score));
      const takes = crew.filter((seat) => score(seat) === best).map((seat) => seat.player);
      if (crew.length < 2) return { ...washedBy(crew, () => false), takes };
      const lowest = Math.min(...crew.map(score));
      if (lowest <= -endAlone) return { ...washedBy(crew, (seat) => score(seat) === lowest), takes };
      const together = crew.filter((seat) => score(seat) <= -endTogether);
      const enough =
        endPair === "exactly" ? together.length === togetherCount : together.length >= togetherCount;
      return enough ? { ...washedBy(crew, (seat) => together.includes(seat)), takes } : null;
    },
  };
}

/** Several who wash may have a playoff (F12). */
function washedBy(crew: readonly Seat[], washes: (seat: Seat) => boolean): Over {
  const losers = crew.filter(washes).map((seat) => seat.player);
  const winners = crew.filter((seat) => !washes(seat)).map((seat) => seat.player);
  return { losers, winners, tied: losers.length > 1 ? losers : [] };
}
