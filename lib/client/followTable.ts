import { addressOf } from "@/lib/protocol/addressOf";
import type { Entry, NextGame } from "@/lib/protocol/entry";
import { BEAT_MS, type LiveState } from "@/lib/protocol/liveState";
import type { TypedCups } from "@/lib/protocol/typedCups";
import { isAccessRevoked } from "./accessRevoked";
import { readTable } from "./api";
import { ask } from "./ask";
import type { LiveStateStore } from "./liveStateStore";
import type { StoreView, TableStore } from "./tableStore";

const REOPEN_AFTER = 2_000;

/** A line on which nothing was heard for so long is dead, though the browser may not have noticed. */
const DEAD_AFTER = 2 * BEAT_MS + 5_000;

/** What follows a table: a phone's store, or a board. */
export interface Follower extends Pick<TableStore, "receive" | "reset" | "setConnection" | "leave"> {
  getView(): Pick<StoreView, "confirmedSeq" | "gone">;
}

/** What stands beside the journal, for whoever follows the table. */
export interface LiveStateSource extends Pick<LiveStateStore, "takeLiveState" | "takeNext" | "takeCups"> {
  /** Left out by a board: nobody sits there. */
  readonly getLiveState?: LiveStateStore["getLiveState"];
}

/**
 * Keeps what a phone knows of a table up to date from the live stream: its journal, and what stands beside it. The browser
 * reconnects by itself and asks for what it missed (`Last-Event-ID`); a stream the server closed for good, one that fell silent, or a
 * phone that slept, is opened again from the last entry. A phone that sits at the table, and is looked at, answers the server's
 * beats. When the server says that the table is not this phone's any more, the follower leaves it.
 * @returns what stops it.
 */
export function followTable(follower: Follower, beside: LiveStateSource, game: string): () => void {
  let stream: EventSource | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  let stopped = false;
  /** How often in a row the server would not open the stream. */
  let refused = 0;

  const open = () => {
    stream?.close();
    clearTimeout(reopening);
    clearTimeout(silence);
    if (stopped || follower.getView().gone) return;
    const after = String(follower.getView().confirmedSeq);
    const source = new EventSource(addressOf("GET /api/v1/games/{game}/stream", { game }, { after }));
    stream = source;
    const hear = (event: string, then: (data: string) => void) =>
      source.addEventListener(event, ({ data }) => {
        heard();
        then(data);
      });
    source.onopen = () => {
      refused = 0;
      heard();
      follower.setConnection("live");
    };
    hear("entry", (data) => follower.receive(JSON.parse(data) as Entry));
    hear("aside", (data) => beside.takeLiveState(JSON.parse(data) as LiveState));
    hear("cups", (data) => beside.takeCups(JSON.parse(data) as TypedCups | null));
    hear("next", (data) => beside.takeNext(JSON.parse(data) as NextGame));
    hear("beat", stillHere);
    hear("reload", () => void readAfresh());
    hear("gone", leave);
    source.onerror = () => {
      lost();
      // The first time it is asked at once why: it may be that this phone was shown out.
      if (source.readyState === EventSource.CLOSED)
        reopening = setTimeout(() => void readAfresh(), refused++ === 0 ? 0 : REOPEN_AFTER);
    };
  };

  const lost = () => follower.setConnection(navigator.onLine ? "connecting" : "offline");

  const heard = () => {
    heardAt = Date.now();
    clearTimeout(silence);
    silence = setTimeout(() => {
      lost();
      open();
    }, DEAD_AFTER);
  };

  const stillHere = () => {
    if (document.visibilityState === "visible" && (beside.getLiveState?.().mine ?? null) !== null)
      void ask("PUT /api/v1/games/{game}/here", { game }, { here: true }).catch(() => undefined);
  };

  const leave = () => {
    stream?.close();
    clearTimeout(silence);
    follower.leave();
  };

  const readAfresh = async () => {
    const asked = follower.getView().confirmedSeq;
    const answer = await readTable(game).catch(() => null);
    if (answer && isAccessRevoked(answer)) return leave();
    if (answer?.ok) {
      follower.reset(answer.table, asked);
      // The table as it is now knows its next game: one that was told before may have been deleted.
      beside.takeNext(null);
    }
    open();
  };

  const woke = () => {
    if (document.visibilityState !== "visible") return;
    if (stream?.readyState !== EventSource.OPEN || Date.now() - heardAt > DEAD_AFTER) open();
    else stillHere();
  };
  open();
  document.addEventListener("visibilitychange", woke);
  window.addEventListener("online", woke);
  return () => {
    stopped = true;
    stream?.close();
    clearTimeout(reopening);
    clearTimeout(silence);
    document.removeEventListener("visibilitychange", woke);
    window.removeEventListener("online", woke);
  };
}
