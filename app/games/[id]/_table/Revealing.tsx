"use client";

import type { Claim, CountClaim, LiftedCup, Shown } from "@/lib/engine";
import { anotherBang, bangsOn } from "@/lib/views/bangs";
import { BangOrder } from "./BangOrder";
import { CountWays } from "./reveal/CountWays";
import { CupWays } from "./reveal/CupWays";
import { useDraft } from "./reveal/useDraft";
import type { Seated } from "./seated";

/** After a bang: what lies under the cups, as much of it as was seen (S12). */
export function Revealing(seated: Seated) {
  const { latest, cupsToLift } = seated.view;
  const [cup] = cupsToLift;
  if (latest === null || cup === undefined) return null;
  return "count" in latest.claim ? (
    <AllCups {...seated} claim={latest.claim} />
  ) : (
    <OneCup {...seated} claim={latest.claim} cup={cup} />
  );
}

/** All cups are lifted and counted. */
function AllCups({
  table,
  view,
  tap,
  correct,
  undo,
  zone,
  seat,
  claim,
}: Seated & { readonly claim: CountClaim }) {
  const [draft, setDraft] = useDraft(table, claim);
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

interface OneCupProps extends Seated {
  readonly claim: Claim;
  readonly cup: LiftedCup;
}

/** Only the announcer's cup is lifted, or the one that goes round. */
function OneCup({ table, view, tap, undo, zone, claim, cup }: OneCupProps) {
  const [draft, setDraft] = useDraft(table, null);
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
