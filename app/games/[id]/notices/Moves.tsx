import { useState } from "react";
import type { Move, PlayerId, Stake, StakeWords } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";
import { moreSheetWords, sayPenaltyStake } from "@/lib/messages/sheets";
import { sayAction } from "@/lib/messages/table";
import type { SeatView } from "@/lib/views/table";
import { Choice } from "../_table/more/Choice";
import { Names as NameKeys } from "./Names";

interface MovesProps {
  readonly moves: readonly Move[];
  /** The stakes of this game. */
  readonly stakes: readonly Stake[];
  /** The players still in the game. */
  readonly seats: readonly Pick<SeatView, "player" | "name" | "inTurn">[];
  readonly names: Names;
  /** The table's own words for stakes. */
  readonly drink: StakeWords;
  readonly onMoves: (moves: readonly Move[]) => void;
}

const WORDS = moreSheetWords.result;

/** The stakes that changed hands in a round (S18): a tap on a name adds one, a tap on a row removes it. */
export function Moves({ moves, stakes, seats, names, drink, onMoves }: MovesProps) {
  const [what, setWhat] = useState<Stake>(moves[0]?.what ?? usualFirst(stakes)[0] ?? "die");
  return (
    <>
      {stakes.length > 1 && (
        <Choice
          legend={WORDS.what}
          options={stakes.map((value) => ({ value, label: sayPenaltyStake(value, drink) }))}
          chosen={what}
          onChoose={setWhat}
        />
      )}
      <fieldset className="min-w-0">
        <legend className="pb-1.5 font-semibold text-small text-soft">
          {canTake(what, "").from === "bank" ? WORDS.who.gets : WORDS.who.loses}
        </legend>
        <NameKeys seats={seats} onName={(player) => onMoves(oneMore(moves, what, player))} />
      </fieldset>
      {moves.length > 0 && (
        <ul aria-label={WORDS.soFar} className="flex flex-col gap-2">
          {moves.map((move, at) => {
            const sentence = sayAction({ do: "result", moves: [move] }, names, { drink });
            return (
              <li key={`${move.what} ${move.from} ${move.to}`}>
                <button
                  type="button"
                  aria-label={WORDS.takeOff(sentence)}
                  onClick={() => onMoves(moves.filter((_, other) => other !== at))}
                  className="key min-h-12 w-full justify-between! gap-2 px-3 text-left font-semibold [overflow-wrap:anywhere]"
                >
                  <span className="min-w-0">{sentence}</span>
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/**
 * True if players lose the stake, false if they take it. Lives and dice are lost, chips go into the pot, the
 * rest is handed out.
 */
export function canTake(what: Stake, who: PlayerId): Pick<Move, "from" | "to"> {
  if (what === "chip") return { from: who, to: "pot" };
  return what === "die" || what === "life" ? { from: who, to: "bank" } : { from: "bank", to: who };
}

/** The usual cost of a round first: a bad, or the stake that a player is out without. */
export const usualFirst = (stakes: readonly Stake[]): readonly Stake[] =>
  stakes.toSorted((one, other) => Number(other === "bad") - Number(one === "bad"));

/** Adds one of a stake to a player, in their existing row if there is one. */
function oneMore(moves: readonly Move[], what: Stake, player: PlayerId): readonly Move[] {
  const way = canTake(what, player);
  const same = (move: Move) => move.what === what && move.from === way.from && move.to === way.to;
  return moves.some(same)
    ? moves.map((move) => (same(move) ? { ...move, count: move.count + 1 } : move))
    : [...moves, { what, count: 1, ...way }];
}
