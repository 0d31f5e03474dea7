"use client";
import { useRef, useState } from "react";
import type { Answer } from "@/lib/client/ask";
import { groupWords } from "@/lib/words/groupScreens";

/** Ticks that are shown at once and sent one after the other, however fast they are tapped. */
interface Ticks {
  readonly ticked: readonly string[];
  readonly trouble: string | null;
  readonly tick: (one: string, on: boolean) => void;
}

/**
 * @param start What is ticked to begin with.
 * @param send Sends one tick; one that is not taken is taken off again, and told.
 * @param onDone Called once nothing is on its way any more.
 */
export function useTicks(
  start: readonly string[],
  send: (one: string, on: boolean) => Promise<Answer>,
  onDone: () => void,
): Ticks {
  const [ticked, setTicked] = useState(start);
  const [trouble, setTrouble] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const put = (one: string, on: boolean) =>
    setTicked((now) => [...now.filter((other) => other !== one), ...(on ? [one] : [])]);

  const tick = (one: string, on: boolean) => {
    put(one, on);
    setTrouble(null);
    waiting.current += 1;
    queue.current = queue.current.then(async () => {
      const answer = await send(one, on).catch(() => null);
      if (!answer?.ok) {
        put(one, !on);
        setTrouble(answer?.message ?? groupWords.noAnswer);
      }
      waiting.current -= 1;
      if (waiting.current === 0) onDone();
    });
  };
  return { ticked, trouble, tick };
}
