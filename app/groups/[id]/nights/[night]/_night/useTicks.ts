"use client";
import { useRef, useState } from "react";
import type { Answer } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";

/** Ticks that are shown at once and sent at once, however fast they are tapped. */
interface Ticks {
  readonly ticked: readonly string[];
  /** Whether any is still on its way. */
  readonly going: boolean;
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
  const [waiting, setWaiting] = useState(0);
  /** Two taps on the same one are sent one after the other; others need not wait for them. */
  const queues = useRef(new Map<string, Promise<void>>());
  const left = useRef(0);
  const put = (one: string, on: boolean) =>
    setTicked((now) => [...now.filter((other) => other !== one), ...(on ? [one] : [])]);

  const tick = (one: string, on: boolean) => {
    put(one, on);
    setTrouble(null);
    left.current += 1;
    setWaiting(left.current);
    const before = queues.current.get(one) ?? Promise.resolve();
    const sent = before.then(async () => {
      const answer = await send(one, on).catch(() => null);
      if (!answer?.ok) {
        put(one, !on);
        setTrouble(answer?.message ?? groupWords.noAnswer);
      }
      left.current -= 1;
      setWaiting(left.current);
      if (left.current === 0) onDone();
    });
    queues.current.set(one, sent);
  };
  return { ticked, going: waiting > 0, trouble, tick };
}
