"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Answer, ask } from "@/lib/client/ask";
import { keyOfTable, onTextSaved, savedText, saveText } from "@/lib/client/localStore";
import type { PlayerId } from "@/lib/engine";
import { phoneWords } from "@/lib/messages/table";
import type { OpenTable } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import type { Notice } from "../_table/notices";

/** Whose keys a phone shows: those of one seat or of nobody, or those of the whole table. */
type Keys = "own" | "table";

/** This phone's seat at the table, and whose keys it shows. */
export interface OwnSeat {
  readonly aside: LiveState;
  /** Where it sits. */
  readonly mine: PlayerId | null;
  /** It shows the keys of its own seat, or only watches; else it records for the whole table. */
  readonly alone: boolean;
  readonly setAlone: (alone: boolean) => void;
  /** Whether it asks which seat is theirs. */
  readonly asking: boolean;
  readonly ask: () => void;
  readonly dismiss: () => void;
  /** Keeps showing these keys in the games that follow at this table. */
  readonly keepKeys: () => void;
  /** Sits down on a seat, or on none; `over`: also where another phone sits. Null: no answer came. */
  readonly take: (seat: PlayerId | null, over: boolean) => Promise<Answer | null>;
}

/**
 * Sits somebody of the group's roster down by itself, asks those whom the table's link let in who they are, once, and tells when the
 * seat or the keeping of the table goes to another phone.
 */
export function useOwnSeat(table: OpenTable, aside: LiveState, say: (told: Notice) => void): OwnSeat {
  const key = keyOfTable("keys", table.table);
  const chosen = useSyncExternalStore(
    onTextSaved,
    () => savedText(key) as Keys | null,
    () => null,
  );
  const [asking, setAsking] = useState(false);
  const { mine, own, phones, joined, started, keeps } = aside;
  const { id, names } = table;
  /** Where this phone wants to sit; until it wants something, where it sits. */
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
    // Where that fails, the seat is one tap away.
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
    aside,
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
      // Asked once: whoever closes it goes on as before.
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
