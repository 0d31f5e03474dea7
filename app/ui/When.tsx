"use client";

import { useSyncExternalStore } from "react";
import { type MomentForm, sayMoment } from "@/lib/messages/moments";

const never = () => () => undefined;

interface WhenProps {
  /** ISO 8601. */
  readonly at: string;
  readonly as: MomentForm;
}

/** A moment by the reader's own clock; by the world's clock until the page is theirs. */
export function When({ at, as }: WhenProps) {
  const text = useSyncExternalStore(
    never,
    () => sayMoment(new Date(at), as),
    () => sayMoment(new Date(at), as, "UTC"),
  );
  // Browsers differ from the server in how they write a date: that is no reason to draw the page anew.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  );
}
