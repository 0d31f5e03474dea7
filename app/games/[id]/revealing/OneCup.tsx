"use client";

import { cupsToType } from "@/lib/views/typedCups";
import { BangFlash } from "../_table/BangFlash";
import type { Seated } from "../_table/seated";
import { ClaimHero } from "../claiming/ClaimHero";
import { CupWays } from "./CupWays";
import { useDraft } from "./useDraft";
import { useRevealMode } from "./useRevealMode";
import { useTypedCups } from "./useTypedCups";

/** After a challenge of one cup: only the claimer's, or the shared one, is revealed (S12). */
export function OneCup({ table, view, scores, seat, tap, undo, zone, typed, banged }: Seated) {
  const [draft, setDraft] = useDraft(table, null);
  const [remembered, remember] = useRevealMode(table);
  const dice = useTypedCups({
    table,
    cups: cupsToType(table.state),
    liveCups: typed,
    own: draft.dice,
    onOwn: (own) => setDraft({ ...draft, dice: own, way: "dice" }),
    // The last die settles, on whichever phone it is entered.
    seat: null,
    onLast: () => undefined,
  });
  const [cup] = view.cupsToLift;
  if (view.latest === null || cup === undefined) return null;
  const { claim } = view.latest;
  return (
    <>
      {banged && <BangFlash view={view} />}
      <CupWays
        {...zone}
        claim={claim}
        calledExact={false}
        wild={null}
        view={view}
        cup={cup}
        way={draft.way ?? remembered}
        onWay={(way) => {
          setDraft({ ...draft, way });
          remember(way);
        }}
        dice={dice}
        messedUp={draft.messedUp}
        onPlead={(messedUp) => setDraft({ ...draft, messedUp })}
        undo={undo}
        felt={({ middle }) => (
          <ClaimHero table={table} view={view} scores={scores} seat={seat} middle={middle} />
        )}
        settle={(shown) => {
          const plea = draft.messedUp ? { messed_up: true } : {};
          tap({ do: "reveal", ...shown, ...plea });
        }}
      />
    </>
  );
}
