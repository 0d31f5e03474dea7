import type { Ending, Over } from "../parts";
import { DISHES, type EndingData, PAIR_WORDS, type RuleId, type Seat } from "../vocabulary";

type Dishes = Omit<Extract<EndingData, { readonly kind: "dishes" }>, "kind" | "rule">;

const score = ({ holds: { good = 0, bad = 0 } }: Seat): number => good - bad;

/**
 * Decides who washes (F10). Players who left neither wash nor win. The best score takes the pot, if there is
 * one (S24).
 */
export function dishes(rule: RuleId, words: Dishes): Ending {
  const { alone, together, together_count, pair } = { ...DISHES, pair: PAIR_WORDS[0], ...words };
  return {
    rule,
    names: "losers",
    isEndless: false,
    over(seats) {
      const crew = seats.filter((seat) => seat.active);
      const best = Math.max(...crew.map(score));
      const takes = crew.filter((seat) => score(seat) === best).map((seat) => seat.player);
      if (crew.length < 2) return { ...washedBy(crew, () => false), takes };
      const lowest = Math.min(...crew.map(score));
      if (lowest <= -alone) return { ...washedBy(crew, (seat) => score(seat) === lowest), takes };
      const low = crew.filter((seat) => score(seat) <= -together);
      const enough = pair === "exactly" ? low.length === together_count : low.length >= together_count;
      return enough ? { ...washedBy(crew, (seat) => low.includes(seat)), takes } : null;
    },
  };
}

/** Several who wash may have a playoff (F12). */
function washedBy(crew: readonly Seat[], washes: (seat: Seat) => boolean): Over {
  const losers = crew.filter(washes).map((seat) => seat.player);
  const winners = crew.filter((seat) => !washes(seat)).map((seat) => seat.player);
  return { losers, winners, tied: losers.length > 1 ? losers : [] };
}
