import type { Ending } from "../parts";
import type { Finished, Seat } from "../vocabulary";

interface Dishes {
  /** So many bads more than goods end it for one alone. */
  readonly endAlone: number;
  /** So many end it for several together. */
  readonly endTogether: number;
  readonly togetherCount: number;
  readonly endPair: "at-least" | "exactly";
  readonly score: (seat: Seat) => number;
}

/** Who washes the dishes, once somebody has to (F10). Players who left neither wash nor win. */
export function dishes({ endAlone, endTogether, togetherCount, endPair, score }: Dishes): Ending {
  return (seats) => {
    const crew = seats.filter((seat) => seat.active);
    const lowest = Math.min(...crew.map(score));
    if (lowest <= -endAlone) return washedBy(crew, (seat) => score(seat) === lowest);
    const together = crew.filter((seat) => score(seat) <= -endTogether);
    const enough =
      endPair === "exactly" ? together.length === togetherCount : together.length >= togetherCount;
    return enough ? washedBy(crew, (seat) => together.includes(seat)) : null;
  };
}

function washedBy(crew: readonly Seat[], washes: (seat: Seat) => boolean): Finished {
  return {
    losers: crew.filter(washes).map((seat) => seat.player),
    winners: crew.filter((seat) => !washes(seat)).map((seat) => seat.player),
    reason: "F10",
  };
}
