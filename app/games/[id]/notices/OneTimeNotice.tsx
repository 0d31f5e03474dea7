"use client";

import { useSyncExternalStore } from "react";
import { onTextSaved, savedText, saveText } from "@/lib/client/localStore";
import type { Seated } from "../_table/seated";
import { NoticeBar } from "./NoticeBar";

interface Props extends Pick<Seated, "table" | "letStand"> {
  /** Under which name the phone remembers that it was told. */
  readonly as: string;
  readonly sentence: string;
  /** What its key to close is called. */
  readonly close: string;
  /** Whether it is to be told at all; it is, unless told. */
  readonly when?: () => boolean;
}

/** A sentence that a phone is told until somebody closes it, and then no more. */
export function OneTimeNotice({ as, sentence, close, when, table, letStand }: Props) {
  const isDue = () => savedText(as) === null && when?.() !== false;
  const due = useSyncExternalStore(onTextSaved, isDue, () => false);
  if (!due) return null;
  return (
    <NoticeBar
      news={{ told: { sentence, close } }}
      names={table.names}
      letStand={letStand}
      onDismiss={() => saveText(as, "seen")}
    />
  );
}
