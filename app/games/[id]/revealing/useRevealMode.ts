"use client";

import { useSyncExternalStore } from "react";
import { keyOfTable, onTextSaved, savedText, saveText } from "@/lib/client/localStore";
import { diceInPlay } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { isRevealMode, type RevealMode } from "./useDraft";

/** With more dice, no one enters them all on one phone. */
const MANY = 20;

/**
 * The reveal mode of a table: the one used last for this game there, otherwise every die, or with many a
 * number per player.
 * @returns the mode, and a function that stores another one.
 */
export function useRevealMode({ table, state }: OpenTable): readonly [RevealMode, (way: RevealMode) => void] {
  const key = keyOfTable("way", table);
  const text = useSyncExternalStore(
    onTextSaved,
    () => savedText(key),
    () => null,
  );
  const ways = read(text);
  const first = diceInPlay(state) > MANY ? "counts" : "dice";
  const was = ways[state.game];
  return [
    isRevealMode(was) ? was : first,
    (way) => saveText(key, JSON.stringify({ ...ways, [state.game]: way })),
  ];
}

function read(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = text === null ? null : JSON.parse(text);
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
