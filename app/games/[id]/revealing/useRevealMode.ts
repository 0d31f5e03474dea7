"use client";

import { useSyncExternalStore } from "react";
import { keyOfTable, onTextSaved, savedText, saveText } from "@/lib/client/localStore";
import type { OpenTable } from "@/lib/protocol/entry";
import { isRevealMode, type RevealMode } from "./useDraft";

/** With this many players, no one enters all dice of a Firehouse round on one phone. */
const MANY = 7;

/**
 * The reveal mode of a table: the one used last for this game there, otherwise every die. Firehouse with
 * seven or more starts with one total.
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
  const many = state.seats.filter(({ active }) => active).length >= MANY;
  const first = state.game === "firehouse" && many ? "total" : "dice";
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
