"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { LiveStateStore } from "@/lib/client/liveStateStore";
import type { TableStore } from "@/lib/client/tableStore";
import { assertNever, type GameState, ownRules, type PlayerId } from "@/lib/engine";
import { frozenSince } from "@/lib/protocol/liveState";
import { type TableView, viewTable } from "@/lib/views/table";
import { useConsents } from "../_consent/useConsents";
import { SeatSheet } from "../_seat/SeatSheet";
import { useOwnSeat } from "../_seat/useOwnSeat";
import { Claiming } from "../claiming/Claiming";
import { LiveAnnouncer, ModeOffer, NoticeBar, StorageNotice, WakeLockNotice } from "../notices/chunk";
import { SideLog } from "../notices/SideLog";
import type { Page } from "./more/Menu";
import { More } from "./more/More";
import {
  AllCups,
  BetweenRounds,
  Finished,
  OneCup,
  ScoreOnly,
  WaitingTurn,
  WatcherKeys,
  Watching,
  WatchingLine,
} from "./phases";
import type { Seated } from "./seated";
import { TonesKey, TonesPanel } from "./sheetsChunk";
import { TableHeader } from "./TableHeader";
import { useAfterRound } from "./useAfterRound";
import { useMode } from "./useMode";
import { useNextGame } from "./useNextGame";
import { useTableActions } from "./useTableActions";
import { useTones } from "./useTones";

/** A player's own drink limit. */
export interface OwnLimit {
  readonly seat: PlayerId;
  /** The number of drinks in this game. */
  readonly at: number;
  /** The message to show then. */
  readonly says: string;
}

interface TableScreenProps {
  readonly store: TableStore;
  readonly liveStateStore: LiveStateStore;
  readonly share: React.ReactNode;
  readonly limit: OwnLimit | null;
}

/**
 * The table from above on one screen: the felt with its seats, and the keys under the thumb or, on wide
 * screens, next to it.
 */
export function TableScreen({ store, liveStateStore, share, limit }: TableScreenProps) {
  const shown = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const { table, pending, connection } = shown;
  const view = viewTable(table);
  const shared = useSyncExternalStore(
    liveStateStore.subscribe,
    liveStateStore.getLiveState,
    liveStateStore.getLiveState,
  );
  const typed = useSyncExternalStore(
    liveStateStore.subscribe,
    liveStateStore.getCups,
    liveStateStore.getCups,
  );
  const actions = useTableActions(store, shown, shared.corrected);
  const tones = useTones(table.id, shared.tones, connection, store, actions.say);
  const liveState = { ...shared, tones: tones.now };
  const seat = useOwnSeat(table, liveState, actions.say);
  const consents = useConsents({
    game: table.id,
    after: shown.confirmedSeq,
    all: liveState.consents,
    mine: seat.mine,
    keeps: liveState.keeps,
    onError: (sentence) => actions.say({ sentence }),
  });
  const mode = useMode(table.id, liveState.scoreOnly, connection, actions.say);
  const { tap: record, ...afterRound } = useAfterRound(table, actions.tap, actions.say);
  // The desk opens on the game last played here; without a connection the next visit stores it.
  const { game, house } = table.state;
  useEffect(() => {
    if (ownRules(game) !== null) return;
    void import("@/lib/client/saveDesk").then(
      ({ saveDesk }) => saveDesk({ game, house }),
      () => {},
    );
  }, [game, house]);
  const next = useNextGame(table, liveStateStore, seat, actions.say);
  const since = frozenSince(tones.now, view.phase);
  const guest = !table.may.record;
  // A player who sat out a playoff can start the next game.
  const watching = guest || (seat.alone && seat.mine === null && view.phase !== "finished");
  const me = seat.alone ? view.seats.find(({ player }) => player === seat.mine) : undefined;
  const bystander = view.phase === "claiming" && me !== undefined && !me.inTurn ? me : null;
  const [page, setPage] = useState<Page | null>(null);
  const [openedAt] = useState(table.seq);
  const newest = table.last?.entry;
  const justNow = table.seq > openedAt && newest?.seq === table.seq ? newest.action.do : null;
  const inRound = view.phase === "claiming" || view.phase === "revealing";
  const [picked, setPicked] = useState<Picked>({ seq: 0, player: null });
  // A choice lasts until the next entry; then the player in turn is chosen again.
  const { player: chosen, note } = picked.seq === table.seq ? picked : { player: null };
  const pick = (player: PlayerId | null, why?: string) => {
    setPicked({ seq: table.seq, player, ...(why !== undefined && { note: why }) });
    actions.dismiss();
  };
  const seated: Seated = {
    table,
    view,
    scores: {
      ...{ table, view, liveState, chosen },
      onChoose: watching || bystander || since !== null ? null : chooser(view, actions.tap, chosen, pick),
    },
    tap: (action, name) =>
      record(note !== undefined && action.do === "start-round" ? { ...action, note } : action, name),
    allowAnyway: actions.allowAnyway,
    correct: actions.correct,
    undo: actions.undo,
    seat,
    next,
    consents,
    typed,
    banged: justNow === "challenge",
    revealed: justNow === "reveal",
    scored: justNow === "outcome",
    mode,
    afterRound,
    onMenu: (page) => setPage(page ?? "menu"),
    tones,
    zone: {
      seq: table.seq,
      notice: actions.news ? (
        <NoticeBar
          news={actions.news}
          names={table.names}
          allowAnyway={actions.allowAnyway}
          onDismiss={actions.close}
        />
      ) : !shown.lasting ? (
        <StorageNotice table={table} allowAnyway={actions.allowAnyway} />
      ) : limit && reached(limit, table.state) ? (
        <p role="status" className="px-3 py-2 text-small text-soft leading-snug">
          {limit.says}
        </p>
      ) : (
        view.phase === "between-rounds" && <WakeLockNotice table={table} allowAnyway={actions.allowAnyway} />
      ),
      offer: !watching && view.phase !== "finished" && (
        <ModeOffer table={table} view={view} mode={mode} allowAnyway={actions.allowAnyway} />
      ),
      onStaleTap: actions.onStaleTap,
      ...(watching && {
        watching: guest ? <WatchingLine game={table.id} /> : <WatcherKeys seat={seat} />,
      }),
    },
  };

  return (
    <div data-felt={table.cloth?.felt} className="table-screen">
      <TableHeader
        view={view}
        game={table.state.game}
        playoff={table.playoffOf !== null}
        group={table.group}
        cloth={table.cloth}
        connection={connection}
        pending={pending}
        share={share}
        tones={
          !guest &&
          tones.now &&
          since === null &&
          view.phase !== "finished" && <TonesKey onTap={() => tones.change({ frozen: true })} />
        }
        more={!guest && <More {...seated} page={page} onPage={setPage} onStarter={pick} say={actions.say} />}
      />
      <p aria-live="polite" className="sr-only">
        <LiveAnnouncer table={table} view={view} />
      </p>
      <main>
        {since !== null ? (
          <TonesPanel {...seated} since={since} />
        ) : mode.scoreOnly && (view.phase === "between-rounds" || view.phase === "claiming") ? (
          <ScoreOnly {...seated} />
        ) : watching && inRound ? (
          <Watching {...seated} />
        ) : bystander ? (
          <WaitingTurn {...seated} me={bystander} />
        ) : (
          <Phase seated={seated} chosen={watching ? null : chosen} onChosen={pick} />
        )}
      </main>
      <SideLog table={table} consents={liveState.consents} scoreOnly={mode.scoreOnly} />
      {!guest && <SeatSheet seat={seat} seats={view.seats} />}
    </div>
  );
}

/** The player chosen by a tap on a seat, until the next entry. `note`: why they start. */
interface Picked {
  readonly seq: number;
  readonly player: PlayerId | null;
  readonly note?: string;
}

/** True once a player has reached their own limit. */
const reached = ({ seat, at }: OwnLimit, { seats }: GameState): boolean => {
  const drinks = seats.find(({ player }) => player === seat)?.holds.drink ?? 0;
  return drinks > 0 && drinks >= at;
};

/**
 * The action of a tap on a seat. It sets the starter, or the player the keys act for out of turn (S11, F6),
 * until the next tap.
 * Null if it does nothing.
 */
function chooser(
  { phase, toAct, latest }: TableView,
  tap: Seated["tap"],
  chosen: PlayerId | null,
  pick: (player: PlayerId | null) => void,
) {
  if (phase === "between-rounds") return toAct === null ? pick : null;
  if (phase !== "claiming") return null;
  return (player: PlayerId) => {
    // The last claimer cannot challenge; the refusal gives the rule.
    if (player === latest?.player) tap({ do: "challenge", by: player });
    else pick(player === toAct?.player || player === chosen ? null : player);
  };
}

interface PhaseProps {
  readonly seated: Seated;
  readonly chosen: PlayerId | null;
  readonly onChosen: (player: PlayerId | null) => void;
}

function Phase({ seated, chosen, onChosen }: PhaseProps) {
  const { phase, latest, nextRound } = seated.view;
  const Revealing = latest && "count" in latest.claim ? AllCups : OneCup;
  switch (phase) {
    case "between-rounds":
      return <BetweenRounds {...seated} chosen={chosen} />;
    case "claiming":
      return <Claiming {...seated} speaker={chosen} onSpeaker={onChosen} />;
    case "revealing":
      return <Revealing key={nextRound} {...seated} />;
    case "finished":
      return <Finished {...seated} />;
    default:
      return assertNever(phase);
  }
}
