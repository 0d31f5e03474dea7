"use client";

import { useEffect, useRef, useState } from "react";
import { keyOfTable, savedText, saveText } from "@/lib/client/localStore";
import type { PendingTap } from "@/lib/client/optimisticActions";
import type { StoreView, TableStore } from "@/lib/client/tableStore";
import type { Action } from "@/lib/engine";
import { moreWords, sayAction, sayShort } from "@/lib/messages/table";
import type { OpenTable, Undoable, Wanted } from "@/lib/protocol/entry";
import type { Correction } from "@/lib/protocol/liveState";
import { isOutdated } from "@/lib/views/openTable";
import { ownWords } from "@/lib/views/table";
import type { Notice, NoticeSource } from "./notices";
import type { Seated, Undo } from "./seated";

/** The actions at the table, and the current notice. */
interface TableActions extends Pick<Seated, "tap" | "allowAnyway" | "correct" | "undo"> {
  /** The current notice's source. */
  readonly news: NoticeSource | null;
  readonly say: (notice: Notice) => void;
  readonly dismiss: () => void;
  /** Closes the notice; this discards taps that were not recorded. */
  readonly close: () => void;
  /** Called for a tap on keys that just changed: explains if another phone changed them. */
  readonly onStaleTap: () => void;
}

/** Resolves when no tap is pending, or the phone is offline. */
const allSent = (store: TableStore): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const { pending, connection } = store.getView();
      if (pending > 0 && connection !== "offline") return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });

const NOTHING = { readyNotice: null, seq: 0 };

/** Binds a store to the screen: taps, rulings and undo, with notices about other phones' entries. */
export function useTableActions(
  store: TableStore,
  { table, confirmedSeq, notice, unsent, own }: StoreView,
  corrected: Correction | null,
): TableActions {
  const [readyState, setReadyState] = useState<{ readonly readyNotice: Notice | null; readonly seq: number }>(
    NOTHING,
  );
  /** The last entry this phone undid. */
  const undone = useRef(0);
  /** The last entry whose undo by another phone was announced. */
  const undoneSeq = useRef(0);
  /** Another phone's correction and the table it left, until the notice is closed or outdated. */
  const [correction, setCorrection] = useState<{
    readonly corrected: Correction;
    readonly table: OpenTable;
  } | null>(null);
  if (correction && isOutdated(correction.corrected, table)) setCorrection(null);
  /** The last correction this page knows of. */
  const known = useRef(corrected?.seq ?? 0);
  const { last, names } = table;
  const { phase } = table.state;
  const { doubt, drink } = ownWords(table.state);
  const words = { phase, doubt, drink };

  const setReadyNotice = (readyNotice: Notice | null) =>
    setReadyState({ readyNotice, seq: store.getView().table.seq });

  const tap = (action: Action, name?: string): boolean => {
    setReadyNotice(null);
    setCorrection(null);
    return store.tap(action, name);
  };
  const allowAnyway = (action: Action) => {
    // `redo` also replays the queued taps after it.
    if (store.getView().unsent[0]?.entry.action === action) store.redo(moreWords.ruling);
    else tap({ ...action, ruling: moreWords.ruling });
  };

  /** Replaces another phone's record of a round with this phone's. */
  const takeOwnRound = async () => {
    const after = unsent[0]?.entry.after ?? 0;
    store.dismissNotice();
    const theirs = await import("@/lib/client/roundSince")
      .then(({ roundSince }) => roundSince(table.id, after))
      .catch(() => null);
    const answer =
      theirs === null ? null : await store.record([{ action: null, replaces: theirs }]).catch(() => null);
    if (answer?.ok) store.redo();
    else setReadyNotice({ sentence: answer?.message ?? moreWords.cannotCorrect });
  };

  const undoLast = async ({ entry, undo }: Undoable) => {
    const { action } = entry;
    setReadyNotice(null);
    store.dismissNotice();
    await allSent(store);
    // Another phone was first, and a notice says so: the last entry is not the intended one.
    if (store.getView().table.last?.entry.id !== entry.id) return;
    undone.current = entry.seq;
    const answer = await store.record([undo]).catch(() => null);
    if (answer?.ok) {
      // A joining player is seated by the sheet that asked for the name.
      const again = { label: moreWords.redo, go: () => void tap(action) };
      setReadyNotice({
        sentence: moreWords.undone(sayAction(action, names, words)),
        ...(action.do !== "join" && { act: again }),
      });
    } else setReadyNotice({ sentence: answer?.message ?? moreWords.cannotUndo });
  };

  const correct = async (wanted: Wanted) => {
    setReadyNotice(null);
    store.dismissNotice();
    const answer = await store.record([wanted]).catch(() => null);
    if (!answer?.ok) setReadyNotice({ sentence: answer?.message ?? moreWords.cannotCorrect });
  };

  const before = useRef(last?.entry);
  useEffect(() => {
    const was = before.current;
    before.current = last?.entry;
    // A dropped pending tap has no author yet; the store reports it.
    const wasUndone = was !== undefined && was.by !== "" && (last === null || last.entry.seq < was.seq);
    if (wasUndone) undoneSeq.current = was.seq;
    if (wasUndone && was.seq !== undone.current)
      setReadyState({
        readyNotice: {
          sentence: moreWords.undoneByOther(sayAction(was.action, names, { doubt, drink })),
        },
        seq: table.seq,
      });
  }, [last, names, doubt, drink, table.seq]);

  useEffect(() => {
    if (corrected === null || corrected.seq <= known.current || confirmedSeq < corrected.seq) return;
    known.current = corrected.seq;
    const key = keyOfTable("corrected", table.id);
    const { id, replaced, now, more, playoff } = corrected;
    // An undo of the last entry gets its own notice.
    const undo = now === null && more === 0 && replaced === undoneSeq.current && !playoff;
    const told = undo || savedText(key) === id;
    // An earlier correction's result may be a different one now.
    setCorrection(told ? null : { corrected, table });
    if (told) return;
    saveText(key, id);
    setReadyState(NOTHING);
  }, [corrected, confirmedSeq, table]);

  const undo: Undo | null = last && {
    what: sayAction(last.entry.action, names, words),
    short: sayShort(last.entry.action, names, words),
    go: () => void undoLast(last),
  };

  const readyNotice = readyState.readyNotice && readyState.seq === table.seq ? readyState.readyNotice : null;
  const standing = notice && (notice.notice !== "refused" || notice.seq === table.seq) ? notice : null;
  const dismiss = () => {
    setReadyNotice(null);
    store.dismissNotice();
  };

  return {
    tap,
    allowAnyway,
    correct: (wanted) => void correct(wanted),
    undo,
    news: standing
      ? { notice: standing, words }
      : readyNotice
        ? { readyNotice }
        : correction
          ? { ...correction, words }
          : unsent.length > 0
            ? {
                ...{ unsent, table, words },
                stranger: !isOwn(unsent[0], table),
                redo: () => store.redo(),
                takeOwn: () => void takeOwnRound(),
              }
            : null,
    say: setReadyNotice,
    dismiss,
    close: () => {
      if (standing === null && readyNotice === null) {
        if (correction === null) store.drop();
        setCorrection(null);
      }
      dismiss();
    },
    onStaleTap: () => {
      if (last && own !== table.seq)
        setReadyNotice({ sentence: moreWords.movedOn(sayAction(last.entry.action, names, words)) });
    },
  };
}

/** True if the current user made the tap. */
const isOwn = (tap: PendingTap | undefined, { may }: OpenTable): boolean =>
  tap !== undefined && may.as.includes(tap.as);
