"use client";
import { useRef, useState, useTransition } from "react";
import type { ApiError } from "@/lib/protocol/entry";

/** Optimistic values: shown when tapped, sent in order. */
interface Sent<Value> {
  /** The last tapped value, or the server's. */
  readonly of: (key: string) => Value;
  readonly set: (key: string, value: Value) => void;
  /** True while a request is pending. */
  readonly going: boolean;
  readonly error: string | null;
}

interface Sending<Value> {
  /** The server's values. */
  readonly serverValues: Readonly<Record<string, Value>>;
  /** The default of missing keys. */
  readonly none: Value;
  /** Sends one value, with the one it was tapped on; on a refusal it reverts and reports the error. */
  readonly send: (key: string, value: Value, seen: Value) => Promise<{ readonly ok: true } | ApiError>;
  /** Reloads the server's values once nothing is pending. */
  readonly refresh: () => void;
  /** The error without a response. */
  readonly noAnswer: string;
}

/** Keeps tapped values until the server confirms them or sends newer ones. */
export function useSent<Value>({ serverValues, none, send, refresh, noAnswer }: Sending<Value>): Sent<Value> {
  const [tapped, setTapped] = useState<Readonly<Record<string, Value>>>({});
  const [seen, setSeen] = useState(serverValues);
  const [error, setError] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(0);
  /** Taps on the same key are queued; other keys do not wait. */
  const queues = useRef(new Map<string, Promise<void>>());
  const left = useRef(0);
  const [refreshing, startRefresh] = useTransition();
  // Data that arrives before the pending request or the reload is done can be stale.
  if (seen !== serverValues && waiting === 0 && !refreshing) {
    setSeen(serverValues);
    setTapped({});
  }

  const of = (key: string): Value => tapped[key] ?? serverValues[key] ?? none;
  const set = (key: string, value: Value) => {
    const shown = of(key);
    setTapped((now) => ({ ...now, [key]: value }));
    setError(null);
    left.current += 1;
    setWaiting(left.current);
    const before = queues.current.get(key) ?? Promise.resolve();
    const sent = before.then(async () => {
      const answer = await send(key, value, shown).catch(() => null);
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
  return { of, set, going: waiting > 0, error };
}
