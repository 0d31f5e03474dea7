"use client";
import { useSyncExternalStore } from "react";
import { onTextSaved, savedText, saveText } from "@/lib/client/localStore";

/**
 * A crew's current shift as stored on this phone; the first one by default.
 * @param shifts The ids of the shifts.
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
