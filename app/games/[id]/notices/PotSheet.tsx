"use client";

import { useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import type { End } from "@/lib/engine";
import { nameOf } from "@/lib/messages/names";
import { potWords } from "@/lib/messages/sheets";
import type { OpenTable } from "@/lib/protocol/entry";
import { stakeWordsAt } from "@/lib/views/drink";
import { potWays } from "@/lib/views/potAtEnd";
import type { TableView } from "@/lib/views/table";
import { Names } from "./Names";

interface PotSheetProps {
  readonly table: OpenTable;
  readonly view: TableView;
  /** How the game ends or ended; null closes the sheet. */
  readonly ending: Pick<End, "winners" | "losers"> | null;
  readonly onPot: (pot: NonNullable<End["pot"]>) => void;
  readonly onClose: () => void;
}

/** Who gets the pot of a stopped game (S28): shared, refunded, or one player. */
export function PotSheet({ table, view, ending, onPot, onClose }: PotSheetProps) {
  const [choosing, setChoosing] = useState(false);
  const ways = ending && potWays(table.state, ending);
  const close = () => {
    setChoosing(false);
    onClose();
  };
  const take = (pot: NonNullable<End["pot"]>) => {
    close();
    onPot(pot);
  };
  const { share = null, back = null } = ways ?? {};
  const key = "key min-h-14 w-full px-3 font-semibold [overflow-wrap:anywhere]";
  return (
    <Sheet
      title={potWords.title(table.state.pot, stakeWordsAt(table.state))}
      open={ways !== null}
      onClose={close}
    >
      {choosing ? (
        <Names
          seats={view.seats.flatMap((seat) => (seat.gone ? [] : { ...seat, inTurn: false }))}
          onName={(player) => take({ [player]: 1 })}
        />
      ) : (
        <div className="flex flex-col gap-2">
          {share && (
            <button
              type="button"
              onClick={() => take(share)}
              className="key key-next stamp min-h-16 w-full px-3 text-large leading-tight [overflow-wrap:anywhere]"
            >
              {potWords.share(Object.keys(share).map((player) => nameOf(table.names, player)))}
            </button>
          )}
          {back && (
            <button type="button" onClick={() => take(back)} className={key}>
              {potWords.back}
            </button>
          )}
          <button type="button" onClick={() => setChoosing(true)} className={key}>
            {potWords.one}
          </button>
        </div>
      )}
    </Sheet>
  );
}
