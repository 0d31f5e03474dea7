"use client";

import { useState } from "react";
import { chunk } from "@/app/ui/lazy";
import { Sheet } from "@/app/ui/Sheet";
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
  const [shown, setShown] = useState<"elsewhere" | { readonly url: string } | null>(null);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  const share = async () => {
    if (busy) return;
    setBusy(true);
    setError("");
    const answer = await ask(
      "POST /api/v1/games/{game}/verdicts",
      { game: verdict.table },
      { round: verdict.round },
    ).catch(() => null);
    setBusy(false);
    if (answer?.ok) await handOn(answer.url, () => setShown({ url: answer.url }));
    else setError(answer?.message ?? WORDS.noAnswer);
  };
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-3">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setShown("elsewhere")}
        className="min-h-11 flex-1 basis-36 px-1 text-left font-semibold text-base text-soft underline decoration-soft/40 underline-offset-4"
      >
        {WORDS.butWePlay}
      </button>
      {mayShare && (
        <button
          type="button"
          aria-label={WORDS.shareName}
          aria-disabled={busy}
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
          title={shown === "elsewhere" ? WORDS.butWePlay : WORDS.shareName}
          open
          onClose={() => setShown(null)}
        >
          {shown === "elsewhere" ? <ButWePlayPage {...verdict} /> : <VerdictLinkPage url={shown.url} />}
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
