"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

const FORMATS = {
  time: { hour: "2-digit", minute: "2-digit" },
  moment: { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  date: { weekday: "short", day: "numeric", month: "long", year: "numeric" },
  day: { day: "numeric", month: "short", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface WhenProps {
  /** ISO 8601. */
  readonly at: string;
  readonly as: keyof typeof FORMATS;
}

/** A moment by the reader's own clock; by the world's clock until the page is theirs. */
export function When({ at, as }: WhenProps) {
  const text = useSyncExternalStore(
    never,
    () => say(at, as, undefined),
    () => say(at, as, "UTC"),
  );
  return <time dateTime={at}>{text}</time>;
}

const say = (at: string, as: WhenProps["as"], timeZone: string | undefined): string =>
  new Intl.DateTimeFormat("en-GB", { ...FORMATS[as], timeZone }).format(new Date(at));
