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

/** A stream without messages for this long is dead, even if the browser has not noticed; in milliseconds. */
const DEAD_AFTER = 2 * BEAT_MS + 5_000;

/** A consumer of the stream: a phone's store, or a TV. */
export interface Follower extends Pick<TableStore, "receive" | "reset" | "setConnection" | "leave"> {
  getView(): Pick<StoreView, "confirmedSeq" | "revoked">;
}

/** Consumes the live state next to the journal. */
export interface LiveStateSource extends Pick<LiveStateStore, "takeLiveState" | "takeNext" | "takeCups"> {
  /** Omitted by a TV, which has no seat. */
  readonly getLiveState?: LiveStateStore["getLiveState"];
}

/**
 * Keeps a phone's copy of a table in sync with the live stream: its journal and its live state. The browser
 * reconnects by itself and requests what it missed (`Last-Event-ID`). A stream that the server closed, one
 * that fell silent, and one that slept with the phone are reopened from the last entry. A visible phone with
 * a seat answers heartbeats. When access is revoked, the follower leaves.
 * @returns a function that stops it.
 */
export function followTable(follower: Follower, liveStateSource: LiveStateSource, game: string): () => void {
  let stream: EventSource | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  let stopped = false;
  /** Consecutive refusals to open the stream. */
  let refused = 0;

  const open = () => {
    stream?.close();
    clearTimeout(reopening);
    clearTimeout(silence);
    if (stopped || follower.getView().revoked) return;
    const after = String(follower.getView().confirmedSeq);
    const source = new EventSource(addressOf("GET /api/v1/games/{game}/stream", { game }, { after }));
    stream = source;
    const listenTo = (event: string, then: (data: string) => void) =>
      source.addEventListener(event, ({ data }) => {
        heard();
        then(data);
      });
    source.onopen = () => {
      refused = 0;
      heard();
      follower.setConnection("live");
    };
    listenTo("entry", (data) => follower.receive(JSON.parse(data) as Entry));
    listenTo("aside", (data) => liveStateSource.takeLiveState(JSON.parse(data) as LiveState));
    listenTo("cups", (data) => liveStateSource.takeCups(JSON.parse(data) as TypedCups | null));
    listenTo("next", (data) => liveStateSource.takeNext(JSON.parse(data) as NextGame));
    listenTo("beat", hereBody);
    listenTo("reload", () => void refreshTable());
    listenTo("gone", leave);
    source.onerror = () => {
      lost();
      // After the first one it checks at once: this phone may have been removed.
      if (source.readyState === EventSource.CLOSED)
        reopening = setTimeout(() => void refreshTable(), refused++ === 0 ? 0 : REOPEN_AFTER);
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

  const hereBody = () => {
    if (document.visibilityState === "visible" && (liveStateSource.getLiveState?.().mine ?? null) !== null)
      void ask("PUT /api/v1/games/{game}/here", { game }, { here: true }).catch(() => undefined);
  };

  const leave = () => {
    stream?.close();
    clearTimeout(silence);
    follower.leave();
  };

  const refreshTable = async () => {
    const asked = follower.getView().confirmedSeq;
    const answer = await readTable(game).catch(() => null);
    if (answer && isAccessRevoked(answer)) return leave();
    if (answer?.ok) {
      follower.reset(answer.table, asked);
      // The new table includes its next game; an earlier next game can have been deleted.
      liveStateSource.takeNext(null);
    }
    open();
  };

  const woke = () => {
    if (document.visibilityState !== "visible") return;
    if (stream?.readyState !== EventSource.OPEN || Date.now() - heardAt > DEAD_AFTER) open();
    else hereBody();
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
