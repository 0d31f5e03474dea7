import type { Settled } from "@/lib/engine";
import { faceWord } from "@/lib/messages/terms";
import type { OpenTable } from "@/lib/protocol/entry";
import type { TypedCups } from "@/lib/protocol/typedCups";
import type { TableView } from "@/lib/views/table";
import { seenTyped } from "@/lib/views/typedCups";
import { verdictCard } from "@/lib/views/verdictCard";
import { readCup } from "../../revealing/CupDice";
import type { TvCup } from "./TvSeats";

/** The dice of a cup at its seat. */
export interface TvFound {
  readonly cups: ReadonlyMap<string, TvCup>;
  /** Dice that count so far. */
  readonly found: number;
  readonly toCome: number;
}

/** The revealed cups as phones enter them, and the running count; null before a reveal of a count. */
export function typedCups(table: OpenTable, view: TableView, typed: TypedCups | null): TvFound | null {
  const claim = view.latest?.claim;
  if (view.phase !== "revealing" || !claim || !("count" in claim)) return null;
  const readings = typed?.began === table.round[0]?.id ? (typed?.readings ?? []) : [];
  const { cups, found, toCome } = seenTyped(table.state, claim, view.wild, readings);
  return {
    found,
    toCome,
    cups: new Map(
      cups.map((cup) => [
        cup.player,
        {
          seen: readCup(cup),
          decides: cup.decides,
          dice: cup.dice.map((die) =>
            die ? { face: die.face, look: die.standing } : { face: null, placeholder: "empty" },
          ),
        },
      ]),
    ),
  };
}

/** The dice of a settled round: an outline for each that counts, as that one lies in the middle. */
export const settledCups = (settled: Settled): ReadonlyMap<string, TvCup> =>
  new Map(
    verdictCard(settled).cups.map(({ player, dice }) => [
      player,
      {
        seen: dice.map(({ face }) => faceWord(face, 1)).join(", "),
        dice: dice.map(({ face, standing }) =>
          standing === "faded" ? { face, look: standing } : { face: null, placeholder: "counted" },
        ),
      },
    ]),
  );
