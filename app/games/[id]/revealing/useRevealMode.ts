"use client";

import { useSyncExternalStore } from "react";
import { keyOfTable, onTextSaved, savedText, saveText } from "@/lib/client/localStore";
import type { OpenTable } from "@/lib/protocol/entry";
import { isRevealMode, type RevealMode } from "./useDraft";

/** With so many nobody types all dice of a Firehouse round on one phone. */
const MANY = 7;

/**
 * How the dice are told at a table: as they were the last time this game was played there, else every die; in Firehouse with
 * seven and more the first time one total.
 * @returns that way, and what remembers another one.
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
