"use client";

import { useEffect, useState } from "react";
import { whenIdle } from "@/app/ui/lazy";
import { offlineWords } from "@/lib/messages/notices";

/** Announces a new version and loads it on request. Hidden at tables, so it never interrupts a game. */
export function NewVersion() {
  const [take, setTake] = useState<(() => void) | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  useEffect(() => {
    let stop = () => {};
    whenIdle(
      () =>
        void import("@/lib/client/offlineInstall").then(
          ({ onNewVersion }) => {
            stop = onNewVersion((taken) => setTake(() => taken));
          },
          () => undefined,
        ),
    );
    return () => stop();
  }, []);
  if (take === null) return null;
  return (
    <p
      role="status"
      className="mb-3 flex items-center gap-2 rounded-xl border border-edge bg-raised py-1 pr-1 pl-3.5 text-base lg:col-span-full"
    >
      <span className="flex-1">{offlineWords.ready}</span>
      <button
        type="button"
        disabled={isTaken}
        onClick={() => {
          setIsTaken(true);
          take();
        }}
        className="key min-h-14 px-3 font-semibold"
      >
        {isTaken ? offlineWords.taking : offlineWords.take}
      </button>
    </p>
  );
}
