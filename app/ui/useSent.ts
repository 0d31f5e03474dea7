"use client";
import { useRef, useState, useTransition } from "react";
import type { ApiError } from "@/lib/protocol/entry";

/** Values that are shown as soon as they are tapped, and sent one after the other, however fast that is. */
interface Sent<Value> {
  /** The value as it was tapped last; as the server told it where nobody tapped. */
  readonly of: (key: string) => Value;
  readonly set: (key: string, value: Value) => void;
  /** Whether any is still on its way. */
  readonly going: boolean;
  readonly error: string | null;
}

interface Sending<Value> {
  /** As the server told them last. */
  readonly told: Readonly<Record<string, Value>>;
  /** Of keys that are not told. */
  readonly none: Value;
  /** Sends one value; one that is not taken is taken off again, and told. */
  readonly send: (key: string, value: Value) => Promise<{ readonly ok: true } | ApiError>;
  /** Reads anew what the server tells, once nothing is on its way any more. */
  readonly refresh: () => void;
  /** What is told where no answer comes. */
  readonly noAnswer: string;
}

/** Keeps what was tapped until the server tells it, or something newer. */
export function useSent<Value>({ told, none, send, refresh, noAnswer }: Sending<Value>): Sent<Value> {
  const [tapped, setTapped] = useState<Readonly<Record<string, Value>>>({});
  const [seen, setSeen] = useState(told);
  const [error, setError] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(0);
  /** Two taps on the same one are sent one after the other; others need not wait for them. */
  const queues = useRef(new Map<string, Promise<void>>());
  const left = useRef(0);
  const [refreshing, startRefresh] = useTransition();
  // What arrives while a tap is on its way, or before it was read anew, may not know of it yet.
  if (seen !== told && waiting === 0 && !refreshing) {
    setSeen(told);
    setTapped({});
  }

  const set = (key: string, value: Value) => {
    setTapped((now) => ({ ...now, [key]: value }));
    setError(null);
    left.current += 1;
    setWaiting(left.current);
    const before = queues.current.get(key) ?? Promise.resolve();
    const sent = before.then(async () => {
      const answer = await send(key, value).catch(() => null);
      if (!answer?.ok) {
        setTapped(({ [key]: _, ...others }) => others);
        setError(answer?.message ?? noAnswer);
      }
      left.current -= 1;
      setWaiting(left.current);
      if (left.current === 0) startRefresh(refresh);
    });
    queues.current.set(key, sent);
  };
  return { of: (key) => tapped[key] ?? told[key] ?? none, set, going: waiting > 0, error };
}
