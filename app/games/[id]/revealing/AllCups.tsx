"use client";

import { useState } from "react";
import type { PlayerId, Shown } from "@/lib/engine";
import { anotherBang, bangsOn } from "@/lib/views/bangs";
import { cupsToType } from "@/lib/views/typedCups";
import { BangFlash } from "../_table/BangFlash";
import type { Seated } from "../_table/seated";
import { ClaimHero } from "../claiming/ClaimHero";
import { AnotherBang, BangOrder } from "./BangOrder";
import { CountWays } from "./CountWays";
import { DropsCups } from "./chunk";
import type { OnFelt } from "./lifted";
import { OwnCup } from "./OwnCup";
import { RevealTabs } from "./RevealTabs";
import { REVEAL_MODES, type RevealMode, useDraft } from "./useDraft";
import { useRevealMode } from "./useRevealMode";
import { useTypedCups } from "./useTypedCups";

/**
 * After a challenge of a count: all cups are revealed and counted, in as much detail as was seen (S12). A
 * seated phone asks for its own cup first.
 */
export function AllCups({ table, view, scores, tap, correct, undo, zone, seat, typed, banged }: Seated) {
  const claim = view.latest && "count" in view.latest.claim ? view.latest.claim : null;
  const [draft, setDraft] = useDraft(table, claim);
  const [remembered, remember] = useRevealMode(table);
  const [asked, setAsked] = useState<Shown | null>(null);
  const [helps, setHelps] = useState(false);
  const cups = cupsToType(table.state);
  const mine = seat.alone ? seat.mine : null;
  const record = (shown: Shown) => void tap({ do: "reveal", ...shown });
  const dice = useTypedCups({
    table,
    cups,
    liveCups: typed,
    own: draft.dice,
    onOwn: (own) => setDraft({ ...draft, dice: own }),
    seat: mine,
    onLast: (all) => record({ dice: all }),
  });
  if (claim === null) return null;
  const bangs = bangsOn(table);
  const nameOf = (player: string) => view.seats.find((one) => one.player === player)?.name ?? player;
  const settle = (shown: Shown) => {
    if (!("dice" in shown) && dice.others.length > 0) setAsked(shown);
    else record(shown);
  };
  const another = (player: PlayerId) => bangs && correct(anotherBang(bangs, player));
  const choose = (way: RevealMode) => {
    setDraft({ ...draft, way });
    remember(way);
  };
  const lifted = {
    ...zone,
    claim,
    calledExact: view.challenge?.shout === "spot-on",
    wild: view.wild,
    diceInPlay: view.diceInPlay,
    cups: view.seats.filter(({ active }) => active),
    undo,
    settle,
    felt: ({ cups, found }: OnFelt) => (
      <ClaimHero
        table={table}
        view={view}
        scores={scores}
        seat={seat}
        cups={new Map(cups.map((cup) => [cup.player, cup]))}
        found={found}
      />
    ),
  };
  const anotherKey = bangs && <AnotherBang bangs={bangs} seats={view.seats} onAnother={another} />;
  const order = bangs && { bangs, seats: view.seats, mine, onAnother: another };
  const own = cups.find(({ player }) => player === mine);
  const ownTyped = dice.draft.puts.filter(({ player }) => player === mine).length;
  const asksOwn =
    own && !helps && draft.way === null && ownTyped < own.dice && !dice.otherwise.has(own.player);
  return (
    <>
      {banged && <BangFlash view={view} />}
      {asksOwn ? (
        <OwnCup
          {...lifted}
          above={order && <BangOrder {...order}>{!dice.undo && anotherKey}</BangOrder>}
          modes={<RevealTabs ways={REVEAL_MODES} way="dice" onChange={choose} />}
          cup={own}
          all={cups}
          entry={dice}
          onHelp={() => setHelps(true)}
        />
      ) : (
        <CountWays
          {...lifted}
          above={order && <BangOrder {...order} />}
          small={anotherKey}
          way={draft.way ?? (mine === null ? remembered : "dice")}
          onWay={choose}
          dice={dice}
          counts={draft.counts}
          onCounts={(counts) => setDraft({ ...draft, counts })}
          // One tap settles, and one tap undoes the entry.
          total={null}
          onTotal={(total) => settle({ count: total })}
        />
      )}
      {asked && (
        <DropsCups
          names={[...new Set(dice.others.map(({ cup }) => nameOf(cup)))]}
          onYes={() => record(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  );
}
