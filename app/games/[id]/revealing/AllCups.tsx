"use client";

import type { Shown } from "@/lib/engine";
import { anotherBang, bangsOn } from "@/lib/views/bangs";
import type { Seated } from "../_table/seated";
import { BangOrder } from "./BangOrder";
import { CountWays } from "./CountWays";
import { useDraft } from "./useDraft";

/** After a bang on a number of dice: all cups are lifted and counted, as much of them as was seen (S12). */
export function AllCups({ table, view, tap, correct, undo, zone, seat }: Seated) {
  const claim = view.latest && "count" in view.latest.claim ? view.latest.claim : null;
  const [draft, setDraft] = useDraft(table, claim);
  if (claim === null) return null;
  const bangs = bangsOn(table);
  const settle = (shown: Shown) => {
    if (tap({ do: "reveal", ...shown })) setDraft(null);
  };
  return (
    <>
      {bangs && (
        <BangOrder
          bangs={bangs}
          seats={view.seats}
          mine={seat.alone ? seat.mine : null}
          onAnother={(player) => correct(anotherBang(bangs, player))}
        />
      )}
      <CountWays
        {...zone}
        claim={claim}
        wild={view.wild}
        diceInPlay={view.diceInPlay}
        cups={view.seats.filter(({ active }) => active)}
        draft={draft}
        onDraft={(entered) => setDraft({ ...draft, ...entered })}
        // One tap settles: the entry that follows can be taken back in one as well.
        total={null}
        onTotal={(total) => settle({ count: total })}
        undo={undo}
        settle={settle}
      />
    </>
  );
}
