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

/** The keys of a verdict: other house rules, and its share link. The parent lays them out. */
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
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setShown("alternatives")} className={KEY}>
        {WORDS.butWePlay}
      </button>
      {mayShare && (
        <button
          type="button"
          aria-label={WORDS.shareName}
          aria-disabled={going}
          onClick={() => void share()}
          className={KEY}
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
    </>
  );
}

const KEY = "key min-h-14 min-w-20 flex-1 px-2 font-semibold text-small leading-tight";

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
