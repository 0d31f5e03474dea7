import { DiceRow } from "@/app/ui/Dice";
import type { Settled } from "@/lib/engine";
import { faceWord } from "@/lib/messages/terms";
import { verdictCard } from "@/lib/views/verdictCard";
import type { SeatCup } from "../_table/ScoreStrip";

/** The dice of a round at their seats; an outline for each that counts, as that one lies in the middle. */
export const cupsOf = (settled: Settled): ReadonlyMap<string, SeatCup> =>
  new Map(
    verdictCard(settled).cups.map((cup) => [
      cup.player,
      {
        current: false,
        onChoose: null,
        seen: cup.dice.map(({ face }) => faceWord(face, 1)).join(", "),
        dice: (
          <DiceRow
            dice={cup.dice.map(({ face, standing }) =>
              standing === "faded"
                ? { face, look: standing }
                : { face: null, placeholder: "counted" as const },
            )}
            size="size-[1em]"
            silent
          />
        ),
      },
    ]),
  );
