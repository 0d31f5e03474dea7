"use client";

import { useMemo, useSyncExternalStore } from "react";
import { keyOfTable, onTextSaved, savedText, saveText } from "@/lib/client/localStore";
import type { CountClaim } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { type CountsDraft, EMPTY_COUNTS } from "@/lib/views/countsDraft";
import { type DiceDraft, EMPTY_DRAFT } from "@/lib/views/diceDraft";

/** The reveal modes, most detailed first (S12). */
export const REVEAL_MODES = ["dice", "counts", "total", "outcome"] as const;
export type RevealMode = (typeof REVEAL_MODES)[number];
export const isRevealMode = (way: unknown): way is RevealMode => REVEAL_MODES.some((one) => one === way);
/** The modes if one cup decides: a hand has no count. */
export const CUP_WAYS: readonly RevealMode[] = ["dice", "outcome"];

/** A reveal during entry; nothing is recorded until it settles. */
interface RevealDraft {
  /** The mode chosen in this round. */
  readonly way: RevealMode | null;
  /** The dice entered on this phone. */
  readonly dice: DiceDraft;
  readonly counts: CountsDraft;
  /** The claimer says the dice got messed up in the pass (P7). */
  readonly messedUp: boolean;
}

const EMPTY: RevealDraft = { way: null, dice: EMPTY_DRAFT, counts: EMPTY_COUNTS, messedUp: false };

/**
 * The draft of the open round, stored on this phone. It survives a reload. The dice belong to the round: they
 * stay if the bang or the claim is corrected, or the verdict is undone. Counts belong to a face and are
 * dropped if it changes.
 */
export function useDraft(
  { id, round, state }: OpenTable,
  claim: CountClaim | null,
): readonly [RevealDraft, (next: RevealDraft) => void] {
  const key = keyOfTable("reveal", id);
  const began = round[0]?.id ?? "";
  const face = claim?.face ?? 0;
  const text = useSyncExternalStore(
    onTextSaved,
    () => savedText(key),
    () => null,
  );
  const draft = useMemo(() => read(text, began, face), [text, began, face]);
  return [
    draft,
    (next) => saveText(key, JSON.stringify({ ...next, began, face, round: state.settledRounds + 1 })),
  ];
}

/** The dice this phone entered in a round, until a later round has some. */
export function useTypedIn(game: string, round: number): DiceDraft {
  const text = useSyncExternalStore(
    onTextSaved,
    () => savedText(keyOfTable("reveal", game)),
    () => null,
  );
  return useMemo(() => {
    const found = parse(text);
    return found?.round === round ? found.dice : EMPTY_DRAFT;
  }, [text, round]);
}

/** A stored draft with the round it belongs to. */
interface SavedDraft extends RevealDraft {
  readonly began: string;
  readonly face: number;
  readonly round: number;
}

function parse(text: string | null): SavedDraft | null {
  try {
    return text === null ? null : { ...EMPTY, ...JSON.parse(text) };
  } catch {
    return null;
  }
}

function read(text: string | null, began: string, face: number): RevealDraft {
  const found = parse(text);
  if (found?.began !== began) return EMPTY;
  return found.face === face ? found : { ...found, counts: EMPTY_COUNTS };
}
