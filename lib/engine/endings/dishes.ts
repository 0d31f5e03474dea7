import type { Ending, Over } from "../parts";
import type { Seat } from "../vocabulary";

interface Dishes {
  /** So many bads more than goods end it for one alone. */
  readonly endAlone: number;
  /** So many end it for several together. */
  readonly endTogether: number;
  readonly togetherCount: number;
  readonly endPair: "at-least" | "exactly";
  readonly score: (seat: Seat) => number;
}

/** Who washes the dishes, once somebody has to (F10). Players who left neither wash nor win. The best score takes the pot, where there is one (S24). */
export function dishes({ endAlone, endTogether, togetherCount, endPair, score }: Dishes): Ending {
  return {
    rule: "F10",
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

/** Several who wash together may play off between themselves (F12). */
function washedBy(crew: readonly Seat[], washes: (seat: Seat) => boolean): Over {
  const losers = crew.filter(washes).map((seat) => seat.player);
  const winners = crew.filter((seat) => !washes(seat)).map((seat) => seat.player);
  return { losers, winners, tied: losers.length > 1 ? losers : [] };
}
