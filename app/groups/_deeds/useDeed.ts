"use client";
import { useRef, useState } from "react";
import type { Answer } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/groupScreens";

/** One thing done at a time: whether it is on its way, and what went wrong with the last. */
export interface Deed {
  readonly going: boolean;
  readonly trouble: string | null;
  /** Does it, unless something is on its way already. Answers what came of it, or null when nothing was done. */
  readonly run: <More>(send: () => Promise<Answer<More>>) => Promise<({ readonly ok: true } & More) | null>;
  /** Forgets the trouble. */
  readonly clear: () => void;
}

/** For buttons that change something on the server: pressing twice does it once, and trouble is told. */
export function useDeed(): Deed {
  const [going, setGoing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const busy = useRef(false);
  const run: Deed["run"] = async (send) => {
    if (busy.current) return null;
    busy.current = true;
    setGoing(true);
    setTrouble(null);
    const answer = await send().catch(() => null);
    busy.current = false;
    setGoing(false);
    if (answer?.ok) return answer;
    setTrouble(answer?.message ?? groupWords.noAnswer);
    return null;
  };
  return { going, trouble, run, clear: () => setTrouble(null) };
}
