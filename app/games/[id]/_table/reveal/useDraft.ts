"use client";

import { useMemo, useSyncExternalStore } from "react";
import { keep, kept, onKept } from "@/lib/client/kept";
import { type CountsDraft, EMPTY_COUNTS } from "@/lib/views/countsDraft";
import { type DiceDraft, EMPTY_DRAFT } from "@/lib/views/diceDraft";

/** The ways to say what was under the cups, the fullest first (S12). */
export const WAYS = ["dice", "counts", "total", "outcome"] as const;
export type Way = (typeof WAYS)[number];

/** A reveal while it is being entered; nothing of it is recorded before it is settled. */
export interface RevealDraft {
  readonly way: Way;
  readonly dice: DiceDraft;
  readonly counts: CountsDraft;
  readonly total: number | null;
}

const EMPTY: RevealDraft = { way: "dice", dice: EMPTY_DRAFT, counts: EMPTY_COUNTS, total: null };

/** The draft for the challenge recorded as `seq`, kept on this phone through a reload or an empty battery. */
export function useDraft(
  game: string,
  seq: number,
): readonly [RevealDraft, (next: RevealDraft | null) => void] {
  const key = `reveal:${game}`;
  const text = useSyncExternalStore(
    onKept,
    () => kept(key),
    () => null,
  );
  const draft = useMemo(() => read(text, seq), [text, seq]);
  return [draft, (next) => keep(key, next && JSON.stringify({ seq, ...next }))];
}

function read(text: string | null, seq: number): RevealDraft {
  try {
    const found = text === null ? null : JSON.parse(text);
    return found?.seq === seq ? { ...EMPTY, ...found } : EMPTY;
  } catch {
    return EMPTY;
  }
}
