"use client";

import { useSyncExternalStore } from "react";
import { onTextSaved, savedText, saveText } from "@/lib/client/localStore";
import type { Act } from "../_table/notices";
import type { Seated } from "../_table/seated";
import { NoticeBar } from "./NoticeBar";

interface Props extends Pick<Seated, "table" | "allowAnyway"> {
  /** Storage key that records that the notice was closed. */
  readonly as: string;
  readonly sentence: string;
  /** Label of the close key. */
  readonly close: string;
  /** An action, which closes the notice too. */
  readonly act?: Act;
  /** The condition; by default, it always shows. */
  readonly when?: () => boolean;
}

/** A notice that shows on this phone until the user closes it, and never again. */
export function OneTimeNotice({ as, sentence, close, act, when, table, allowAnyway }: Props) {
  const isDue = () => savedText(as) === null && when?.() !== false;
  const due = useSyncExternalStore(onTextSaved, isDue, () => false);
  if (!due) return null;
  return (
    <NoticeBar
      news={{
        readyNotice: {
          sentence,
          close,
          ...(act && {
            act: {
              label: act.label,
              go: () => {
                saveText(as, "seen");
                act.go();
              },
            },
          }),
        },
      }}
      names={table.names}
      allowAnyway={allowAnyway}
      onDismiss={() => saveText(as, "seen")}
    />
  );
}
