"use client";

import type { Seated } from "../_table/seated";
import { CupWays } from "./CupWays";
import { useDraft } from "./useDraft";

/** After a challenge of what one cup holds: only the announcer's is lifted, or the one that goes round (S12). */
export function OneCup({ table, view, tap, undo, zone }: Seated) {
  const [draft, setDraft] = useDraft(table, null);
  const [cup] = view.cupsToLift;
  if (view.latest === null || cup === undefined) return null;
  const { claim } = view.latest;
  return (
    <CupWays
      {...zone}
      claim={claim}
      wild={null}
      view={view}
      cup={cup}
      draft={draft}
      onDraft={(entered) => setDraft({ ...draft, ...entered })}
      undo={undo}
      settle={(shown) => {
        const plea = draft.messedUp ? { messed_up: true } : {};
        if (tap({ do: "reveal", ...shown, ...plea })) setDraft(null);
      }}
    />
  );
}
