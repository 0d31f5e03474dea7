"use client";
import { useEffect } from "react";
import { stayAwake } from "@/lib/client/wakeLock";
import { boardLine } from "@/lib/messages/anyPage";
import { sayMoment } from "@/lib/messages/moments";
import { useScreen } from "./useScreen";

interface IdleTvProps {
  readonly mark: string;
  /** What hangs there, as the server has drawn it. */
  readonly children: React.ReactNode;
}

/** The big screen between games: it goes on to the next one by itself, and is drawn anew when something changes in the house. */
export function IdleTv({ mark, children }: IdleTvProps) {
  const { lostAt } = useScreen(mark);
  useEffect(() => {
    const awake = stayAwake();
    awake.stir();
    return awake.stop;
  }, []);
  return (
    <main className="board">
      {children}
      <p
        role="alert"
        className="fixed inset-x-0 bottom-0 bg-ink px-2 py-1 text-center text-lead text-table leading-tight empty:hidden"
      >
        {lostAt && boardLine.lost(sayMoment(lostAt, "time"))}
      </p>
    </main>
  );
}
