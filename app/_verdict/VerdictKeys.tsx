"use client";

import { useState } from "react";
import { chunk } from "@/app/ui/lazy";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { verdictKeyWords as WORDS } from "@/lib/messages/verdict";
import type { VerdictOf } from "./ButWePlayPage";

const pages = chunk(() => import("./verdictPages"));
const ButWePlayPage = pages.part("ButWePlayPage");
const VerdictLinkPage = pages.part("VerdictLinkPage");

interface VerdictKeysProps extends VerdictOf {
  readonly mayShare: boolean;
}

/** Below a verdict: other house rules, and its share link. */
export function VerdictKeys({ mayShare, ...verdict }: VerdictKeysProps) {
  const [shown, setShown] = useState<"alternatives" | { readonly url: string } | null>(null);
  const { run, going, error } = useMutation(WORDS.noAnswer);

  const share = async () => {
    const answer = await run(() =>
      ask("POST /api/v1/games/{game}/verdicts", { game: verdict.table }, { round: verdict.round }),
    );
    if (answer) await handOn(answer.url, () => setShown({ url: answer.url }));
  };
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-3">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setShown("alternatives")}
        className="min-h-11 flex-1 basis-36 px-1 text-left font-semibold text-base text-soft underline decoration-soft/40 underline-offset-4"
      >
        {WORDS.butWePlay}
      </button>
      {mayShare && (
        <button
          type="button"
          aria-label={WORDS.shareName}
          aria-disabled={going}
          onClick={() => void share()}
          className="key px-4 font-semibold text-base"
        >
          {WORDS.share}
        </button>
      )}
      <p role="alert" className="basis-full text-fire-ink leading-snug empty:hidden">
        {error}
      </p>
      {shown !== null && (
        <Sheet
          title={shown === "alternatives" ? WORDS.butWePlay : WORDS.shareName}
          open
          onClose={() => setShown(null)}
        >
          {shown === "alternatives" ? <ButWePlayPage {...verdict} /> : <VerdictLinkPage url={shown.url} />}
        </Sheet>
      )}
    </div>
  );
}

/** Hands a link to the share sheet; calls `show` if there is none or the browser refuses to open it. */
async function handOn(url: string, show: () => void): Promise<void> {
  if (typeof navigator.share !== "function") return show();
  try {
    await navigator.share({ url });
  } catch (thrown) {
    // The user closed the share sheet.
    if (!(thrown instanceof DOMException && thrown.name === "AbortError")) show();
  }
}
