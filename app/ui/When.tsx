"use client";

import { useSyncExternalStore } from "react";
import { type MomentForm, sayMoment } from "@/lib/messages/moments";

const never = () => () => undefined;

interface WhenProps {
  /** ISO 8601. */
  readonly at: string;
  readonly as: MomentForm;
}

/** A time in the reader's time zone; UTC before hydration. */
export function When({ at, as }: WhenProps) {
  const text = useSyncExternalStore(
    never,
    () => sayMoment(new Date(at), as),
    () => sayMoment(new Date(at), as, "UTC"),
  );
  // Browsers format dates differently than the server: that is no hydration error.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  );
}
