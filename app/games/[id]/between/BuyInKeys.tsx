"use client";

import { useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import { betweenWords } from "@/lib/messages/verdict";
import type { SeatView } from "@/lib/views/table";
import type { Seated } from "../_table/seated";
import { BuyInPage } from "../_table/sheetsChunk";

/** Rebuy for a player out of chips in two taps (S17): name, then amount. */
export function BuyInKeys({ view, tap }: Pick<Seated, "view" | "tap">) {
  const [buyer, setBuyer] = useState<SeatView | null>(null);
  const { buyIn } = view;
  const out = buyIn?.seats.filter(({ active }) => !active) ?? [];
  if (buyIn === null || out.length === 0) return null;
  return (
    <>
      <ul className="pairs grid max-h-32 gap-2 overflow-y-auto">
        {out.map((seat) => (
          <li key={seat.player} className="min-w-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setBuyer(seat)}
              className="key min-h-14 w-full px-2 font-semibold text-small leading-tight [overflow-wrap:anywhere]"
            >
              {betweenWords.buysIn(seat.name)}
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        title={buyer ? betweenWords.buysIn(buyer.name) : ""}
        open={buyer !== null}
        onClose={() => setBuyer(null)}
      >
        <BuyInPage
          usual={buyIn.chips}
          drink={view.drink}
          onBuyIn={(chips) => {
            setBuyer(null);
            if (buyer)
              tap({ do: "buy-in", player: buyer.player, ...(chips !== buyIn.chips && { count: chips }) });
          }}
        />
      </Sheet>
    </>
  );
}
