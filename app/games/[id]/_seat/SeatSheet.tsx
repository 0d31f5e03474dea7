"use client";

import { useEffect, useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import { phoneWords } from "@/lib/messages/table";
import type { SeatView } from "@/lib/views/table";
import { SeatPage, sheets } from "../_table/sheetsChunk";
import type { OwnSeat } from "./useOwnSeat";

interface SeatSheetProps {
  readonly seat: OwnSeat;
  readonly seats: readonly SeatView[];
}

/**
 * Chooses this phone's seat: opens by itself once for a phone that came by the table's link, and from the
 * menu later. It opens at full height, so that it does not grow under the finger that closes it.
 */
export function SeatSheet({ seat, seats }: SeatSheetProps) {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    if (seat.asking) void Promise.resolve(sheets.preload()).then(() => setWhole(true));
  }, [seat.asking]);
  return (
    <Sheet title={phoneWords.who} open={seat.asking && whole} onClose={seat.dismiss}>
      <SeatPage seat={seat} seats={seats.filter(({ gone: hasLeft }) => !hasLeft)} />
    </Sheet>
  );
}
