"use client";

import { useState } from "react";
import type { NotDone } from "@/lib/formats/entry";
import { installationWords } from "@/lib/words/installationScreens";

/** How something that was asked of the server stands: what it answered, or the sentence to show. */
export type Standing<Answer> =
  | { readonly is: "idle" | "going" }
  | { readonly is: "done"; readonly answer: Answer }
  | { readonly is: "failed"; readonly sentence: string };

/**
 * Asks something of the server, one at a time in the order of the taps.
 * @returns how it stands, and what asks; that answers whether it was done.
 */
export function useDeed<Asked extends readonly unknown[], Answer extends { readonly ok: true }>(
  deed: (...asked: Asked) => Promise<Answer | NotDone>,
): readonly [Standing<Answer>, (...asked: Asked) => Promise<boolean>] {
  const [standing, setStanding] = useState<Standing<Answer>>({ is: "idle" });
  const [queue] = useState({ last: Promise.resolve() as Promise<unknown> });
  const go = (...asked: Asked): Promise<boolean> => {
    setStanding({ is: "going" });
    const run = queue.last.then(async () => {
      const answer = await deed(...asked).catch(() => null);
      if (answer?.ok) setStanding({ is: "done", answer });
      else setStanding({ is: "failed", sentence: answer?.message ?? installationWords.noAnswer });
      return answer?.ok ?? false;
    });
    queue.last = run;
    return run;
  };
  return [standing, go];
}
