"use client";
import { useEffect } from "react";
import { stayAwake } from "@/lib/client/wakeLock";
import { tvLine } from "@/lib/messages/anyPage";
import { sayMoment } from "@/lib/messages/moments";
import { useScreen } from "./useScreen";

interface IdleTvProps {
  readonly mark: string;
  /** The server-rendered content. */
  readonly children: React.ReactNode;
}

/** The TV between games: it opens the next game automatically, and refreshes when the group changes. */
export function IdleTv({ mark, children }: IdleTvProps) {
  const { lostAt } = useScreen(mark);
  useEffect(() => {
    const awake = stayAwake();
    awake.extend();
    return awake.stop;
  }, []);
  return (
    <main className="tv">
      {children}
      <p
        role="alert"
        className="fixed inset-x-0 bottom-0 bg-ink px-2 py-1 text-center text-lead text-table leading-tight empty:hidden"
      >
        {lostAt && tvLine.lost(sayMoment(lostAt, "time"))}
      </p>
    </main>
  );
}
