"use client";
import { useSyncExternalStore } from "react";
import { onTextSaved, savedText, saveText } from "@/lib/client/localStore";

/**
 * The shift that is on in a crew, as this phone remembers it; the first one until somebody says otherwise.
 * @param shifts The shifts there are, by id.
 */
export function useShift(
  group: string,
  shifts: readonly string[],
): readonly [string | null, (shift: string) => void] {
  const key = `shift:${group}`;
  const chosen = useSyncExternalStore(
    onTextSaved,
    () => savedText(key),
    () => null,
  );
  const shift = shifts.find((one) => one === chosen) ?? shifts[0] ?? null;
  return [shift, (one) => saveText(key, one)];
}
