import type { Entry } from "@/lib/formats/entry";
import { readTable } from "./api";
import { isGone } from "./gone";
import type { TableStore } from "./tableStore";

const REOPEN_AFTER = 2_000;

/**
 * Keeps a store up to date from the live stream. The browser reconnects by itself and asks for what it missed
 * (`Last-Event-ID`); a stream the server closed for good, or a phone that slept, is opened again from the last entry. When
 * the server says that the table is not this phone's any more, the store leaves it.
 * Returns what stops it.
 */
export function followTable(store: TableStore, game: string): () => void {
  let stream: EventSource | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  /** How often in a row the server would not open the stream. */
  let refused = 0;

  const open = () => {
    stream?.close();
    clearTimeout(reopening);
    if (stopped || store.getView().gone) return;
    const source = new EventSource(`/api/v1/games/${game}/stream?after=${store.getView().confirmedSeq}`);
    stream = source;
    source.onopen = () => {
      refused = 0;
      store.setConnection("live");
    };
    source.addEventListener("entry", (event) => store.receive(JSON.parse(event.data) as Entry));
    source.addEventListener("reload", () => void readAfresh());
    source.addEventListener("gone", leave);
    source.onerror = () => {
      store.setConnection(navigator.onLine ? "connecting" : "offline");
      // The first time it is asked at once why: it may be that this phone was shown out.
      if (source.readyState === EventSource.CLOSED)
        reopening = setTimeout(() => void readAfresh(), refused++ === 0 ? 0 : REOPEN_AFTER);
    };
  };

  const leave = () => {
    stream?.close();
    store.leave();
  };

  const readAfresh = async () => {
    const answer = await readTable(game).catch(() => null);
    if (answer && isGone(answer)) return leave();
    if (answer?.ok) store.reset(answer.table);
    open();
  };

  const woke = () => {
    if (document.visibilityState === "visible" && stream?.readyState !== EventSource.OPEN) open();
  };
  open();
  document.addEventListener("visibilitychange", woke);
  window.addEventListener("online", woke);
  return () => {
    stopped = true;
    stream?.close();
    clearTimeout(reopening);
    document.removeEventListener("visibilitychange", woke);
    window.removeEventListener("online", woke);
  };
}
