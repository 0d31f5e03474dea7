"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { ask } from "@/lib/client/ask";
import { type CupsView, openCupStore, type SavedCups, typedHere } from "@/lib/client/cupStore";
import { keyOfTable, savedText, saveText } from "@/lib/client/localStore";
import { newId } from "@/lib/client/newId";
import type { Face, PlayerId } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import type { CupReading, TypedCups } from "@/lib/protocol/typedCups";
import { type Cup, type DiceDraft, goToCup, typedIn } from "@/lib/views/diceDraft";
import {
  allTyped,
  chooseDice,
  isPartOf,
  removeLastDie,
  type Tapped,
  tapDie,
  together,
} from "@/lib/views/typedCups";
import type { DiceEntry } from "./diceEntry";

interface Typing {
  readonly table: OpenTable;
  readonly cups: readonly Cup[];
  /** Cups from the live stream. */
  readonly liveCups: TypedCups | null | undefined;
  readonly own: DiceDraft;
  readonly onOwn: (own: DiceDraft) => void;
  /** This phone's seat, if it shows only that seat's keys. */
  readonly seat: PlayerId | null;
  /** Called if that seat's cup completes the dice, with all of them. */
  readonly onLast: (dice: Readonly<Record<PlayerId, readonly Face[]>>) => void;
}

/** Cups as entered here and on other phones. */
export interface TypedEntry extends DiceEntry {
  /** Dice entered on other phones. */
  readonly others: readonly CupReading[];
  /** Adds a die to a given cup, regardless of the order. */
  readonly putInto: (cup: Cup, face: Face) => void;
}

const NOTHING_SENT: CupsView = { typed: undefined, mark: null, unsent: new Set() };

/** Enters the cups of the open round together with other phones. */
export function useTypedCups({ table, cups, liveCups, own, onOwn, seat, onLast }: Typing): TypedEntry {
  const began = table.round[0]?.id ?? "";
  const [store] = useState(() => {
    const key = keyOfTable("typed", table.id);
    return openCupStore({
      send: (sent) => ask("PUT /api/v1/games/{game}/cups", { game: table.id }, sent),
      saved: readSaved(savedText(key)),
      save: (cups) => saveText(key, JSON.stringify(cups)),
      newId,
      later: (again, milliseconds) => setTimeout(again, milliseconds),
    });
  });
  useEffect(() => store.start(began), [store, began]);
  useEffect(() => {
    if (liveCups !== undefined) store.take(liveCups);
  }, [store, liveCups]);
  const seen = useSyncExternalStore(store.subscribe, store.getView, () => NOTHING_SENT);
  const here = typedHere(seen, began, own);
  const { draft, otherwise } = together(here, cups);

  const tapped = (next: Tapped | null, instead?: readonly (readonly Face[])[]): DiceDraft => {
    if (next === null) return draft;
    onOwn(next.own);
    const dice = typedIn(next.own, next.cup);
    void store.type(began, { cup: next.cup, dice, ...(instead && { instead }) }).then((taken) => {
      const all = taken?.last && next.cup === seat && taken.typed && allTyped(cups, taken.typed.readings);
      if (all) onLast(all);
    });
    return together({ ...here, own: next.own, counts: (cup) => cup === next.cup || here.counts(cup) }, cups)
      .draft;
  };
  const last = here.own.puts.findLast(({ player }) => here.counts(player));
  const back = last && removeLastDie(here, cups);
  const next = tapDie(here, cups, 1)?.cup;
  return {
    draft,
    otherwise,
    others: here.others,
    put: (face) => tapped(tapDie(here, cups, face)),
    putInto: (cup, face) => void tapped(tapDie({ ...here, own: goToCup(own, cup.player) }, cups, face)),
    undo: back ? () => void tapped(back) : null,
    goTo: (player) => onOwn(goToCup(own, player)),
    choose: (player, dice) => {
      const others = here.others.filter((one) => one.cup === player && !isPartOf(one.dice, dice));
      tapped(
        chooseDice(here, player, dice),
        others.map((one) => one.dice),
      );
    },
    waits: seat !== null && next !== undefined && next !== own.cup && next !== last?.player,
  };
}

function readSaved(text: string | null): SavedCups | null {
  try {
    return text === null ? null : (JSON.parse(text) as SavedCups);
  } catch {
    return null;
  }
}
