"use client";

import { useMemo, useSyncExternalStore } from "react";
import { keep, kept, keyOfTable, onKept } from "@/lib/client/kept";
import type { CountClaim } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { type CountsDraft, EMPTY_COUNTS } from "@/lib/views/countsDraft";
import { type DiceDraft, EMPTY_DRAFT } from "@/lib/views/diceDraft";

/** The ways to say what was under the cups, the fullest first (S12). */
export const WAYS = ["dice", "counts", "total", "outcome"] as const;
export type Way = (typeof WAYS)[number];
/** Those there are where one cup decides: a hand is not counted. */
export const CUP_WAYS: readonly Way[] = ["dice", "outcome"];

/** A reveal while it is being entered; nothing of it is recorded before it is settled. */
interface RevealDraft {
  readonly way: Way;
  readonly dice: DiceDraft;
  readonly counts: CountsDraft;
  /** The claimer pleads that the dice got messed up in the pass (P7). */
  readonly messedUp: boolean;
}

const EMPTY: RevealDraft = { way: "dice", dice: EMPTY_DRAFT, counts: EMPTY_COUNTS, messedUp: false };

/**
 * The draft for the open round, kept on this phone through a reload or an empty battery. The dice are the round's: they
 * stay when the bang or the claim is corrected meanwhile. Counts are of a face, and go when it is another one.
 */
export function useDraft(
  { id, round }: OpenTable,
  claim: CountClaim | null,
): readonly [RevealDraft, (next: RevealDraft | null) => void] {
  const key = keyOfTable("reveal", id);
  const began = round[0]?.id ?? "";
  const face = claim?.face ?? 0;
  const text = useSyncExternalStore(
    onKept,
    () => kept(key),
    () => null,
  );
  const draft = useMemo(() => read(text, began, face), [text, began, face]);
  return [draft, (next) => keep(key, next && JSON.stringify({ began, face, ...next }))];
}

function read(text: string | null, began: string, face: number): RevealDraft {
  try {
    const found = text === null ? null : JSON.parse(text);
    if (found?.began !== began) return EMPTY;
    return { ...EMPTY, ...found, ...(found.face !== face && { counts: EMPTY_COUNTS }) };
  } catch {
    return EMPTY;
  }
}
