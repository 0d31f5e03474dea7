"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Answer, ask } from "@/lib/client/ask";
import { keyOfTable, onTextSaved, savedText, saveText } from "@/lib/client/localStore";
import type { PlayerId } from "@/lib/engine";
import { phoneWords } from "@/lib/messages/table";
import type { OpenTable } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import type { Notice } from "../_table/notices";

/** Which keys a phone shows: its own seat's (or none), or the whole table's. */
type Keys = "own" | "table";

/** This phone's seat, and which keys it shows. */
export interface OwnSeat {
  readonly liveState: LiveState;
  readonly mine: PlayerId | null;
  /** True if it shows only its own keys or watches; false if it records for the whole table. */
  readonly alone: boolean;
  readonly setAlone: (alone: boolean) => void;
  /** True while the seat sheet is open. */
  readonly asking: boolean;
  readonly ask: () => void;
  readonly dismiss: () => void;
  /** Keeps these keys for later games at this table. */
  readonly keepKeys: () => void;
  /** Takes a seat or none; `over`: even from another phone. Null: no response. */
  readonly take: (seat: PlayerId | null, over: boolean) => Promise<Answer | null>;
}

/**
 * Seats a roster member automatically, asks guests who came by link once, and reports when the seat or the
 * scorekeeper moves to another phone.
 */
export function useOwnSeat(table: OpenTable, liveState: LiveState, say: (notice: Notice) => void): OwnSeat {
  const key = keyOfTable("keys", table.table);
  const chosen = useSyncExternalStore(
    onTextSaved,
    () => savedText(key) as Keys | null,
    () => null,
  );
  const [asking, setAsking] = useState(false);
  const { mine, own, phones, joined, started, keeps } = liveState;
  const { id, names } = table;
  /** The requested seat; the current one until there is a request. */
  const wanted = useRef(mine);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is opened
  useEffect(() => {
    const undecided = mine === null && savedText(key) === null && table.may.record;
    if (joined && !started && undecided && table.state.phase !== "finished") setAsking(true);
  }, []);

  const free = own !== null && phones[own] === undefined;
  useEffect(() => {
    if (!free || own === null || mine !== null || savedText(key) !== null || !table.may.record) return;
    wanted.current = own;
    // If this fails, one tap takes the seat.
    void ask("PUT /api/v1/games/{game}/seat", { game: id }, { seat: own }).catch(() => undefined);
  }, [free, own, mine, key, id, table.may.record]);

  const satOn = useRef(mine);
  const wasKeeper = useRef(keeps);
  useEffect(() => {
    const was = satOn.current;
    satOn.current = mine;
    if (was !== null && mine === null && wanted.current !== null)
      say({
        sentence: phoneWords.lost(names[was] ?? was),
        act: { label: phoneWords.choose, go: () => setAsking(true) },
      });
    if (wasKeeper.current !== keeps) say({ sentence: keeps ? phoneWords.keepsNow : phoneWords.keepsNoMore });
    wasKeeper.current = keeps;
  });

  const setAlone = (alone: boolean) => saveText(key, (alone ? "own" : "table") satisfies Keys);
  const alone = chosen === null ? mine !== null && !started : chosen === "own";
  return {
    liveState,
    mine,
    alone,
    setAlone,
    keepKeys: () => {
      if (chosen === null && mine !== null) setAlone(alone);
    },
    asking,
    ask: () => setAsking(true),
    dismiss: () => {
      setAsking(false);
      // Asked once: closing it keeps the current keys.
      if (chosen === null && mine === null) setAlone(false);
    },
    take: async (seat, over) => {
      const before = wanted.current;
      wanted.current = seat;
      const answer = await ask(
        "PUT /api/v1/games/{game}/seat",
        { game: id },
        { seat, ...(over && { over }) },
      ).catch(() => null);
      if (answer?.ok) {
        setAlone(true);
        setAsking(false);
      } else wanted.current = before;
      return answer;
    },
  };
}
