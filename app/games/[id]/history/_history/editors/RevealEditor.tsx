"use client";

import { useState } from "react";
import { ClaimBand } from "@/app/games/[id]/revealing/ClaimBand";
import { ClaimOnFelt } from "@/app/games/[id]/revealing/ClaimOnFelt";
import { CountWays } from "@/app/games/[id]/revealing/CountWays";
import { CupWays } from "@/app/games/[id]/revealing/CupWays";
import { enteredAlone } from "@/app/games/[id]/revealing/diceEntry";
import type { Lifting } from "@/app/games/[id]/revealing/lifted";
import type { Shown } from "@/lib/engine";
import { historyWords } from "@/lib/messages/history";
import { openFaces } from "@/lib/views/cupDraft";
import { correctedBy, revealDraftOf, sameShown } from "@/lib/views/revealDraft";
import { viewTable } from "@/lib/views/table";
import { cupsToType } from "@/lib/views/typedCups";
import type { ActionOf, Editing } from "./editing";

/** The dice under the cups, entered as at the table and prefilled with the recorded ones. */
export function RevealEditor({ before, action, names, onCorrect }: Editing<ActionOf<"reveal">>) {
  const nothing = {
    round: [],
    last: null,
    rounds: [],
    may: { record: true, share: false, as: [] },
    told: [],
    playoffOf: null,
    group: null,
    cloth: null,
  };
  const view = viewTable({ id: "", table: "", next: null, seq: 0, state: before, names, ...nothing });
  const [draft, setDraft] = useState(() => ({
    ...revealDraftOf(action, openFaces(view)),
    messedUp: action.messed_up === true,
  }));
  const [same, setSame] = useState(false);
  const { latest, cupsToLift } = view;
  const [cup] = cupsToLift;
  if (latest === null || cup === undefined) return <p className="text-soft">{historyWords.onlyTakeBack}</p>;
  const { claim } = latest;
  const lifted = view.seats.filter(({ active }) => active);
  const lifting: Omit<Lifting, "felt" | "modes"> = {
    claim,
    calledExact: view.challenge?.shout === "spot-on",
    wild: view.wild,
    seq: 0,
    notice: null,
    above: null,
    settle: (shown: Shown) => {
      const { messedUp } = draft;
      if (sameShown(action, shown) && messedUp === (action.messed_up === true)) setSame(true);
      else onCorrect({ do: "reveal", ...shown, ...(messedUp && { messed_up: true }) });
    },
  };
  return (
    <div className="-mx-3 flex min-h-[60dvh] flex-col lg:mx-0">
      <p className="px-3 pb-2 text-small text-soft lg:px-0" role="status">
        {same ? historyWords.sameAsBefore : historyWords[correctedBy(draft.way, "count" in claim)]}
      </p>
      {"count" in claim ? (
        <CountWays
          {...lifting}
          felt={(on) => <ClaimBand {...on} claim={claim} wild={view.wild} />}
          claim={claim}
          diceInPlay={view.diceInPlay}
          cups={lifted}
          way={draft.way}
          onWay={(way) => setDraft({ ...draft, way })}
          dice={enteredAlone(draft.dice, lifted, (dice) => setDraft({ ...draft, dice }))}
          counts={draft.counts}
          onCounts={(counts) => setDraft({ ...draft, counts })}
          total={draft.total}
          onTotal={(total) => setDraft({ ...draft, total })}
        />
      ) : (
        <CupWays
          {...lifting}
          felt={({ middle }) => (
            <>
              <ClaimOnFelt claim={claim} wild={view.wild} />
              <div className="@container flex flex-col gap-2 px-3 pt-2">{middle}</div>
            </>
          )}
          view={view}
          cup={cup}
          way={draft.way}
          onWay={(way) => setDraft({ ...draft, way })}
          dice={enteredAlone(draft.dice, cupsToType(before), (dice) =>
            setDraft({ ...draft, way: "dice", dice }),
          )}
          messedUp={draft.messedUp}
          onPlead={(messedUp) => setDraft({ ...draft, messedUp })}
        />
      )}
    </div>
  );
}
