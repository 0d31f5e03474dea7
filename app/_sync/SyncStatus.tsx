"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { whenIdle } from "@/app/ui/lazy";
import type { SyncResult } from "@/lib/client/flushOutbox";

/** Loaded only if the outbox is not empty. */
const fetchParts = async () => ({
  ...(await import("@/lib/client/flushOutbox")),
  ...(await import("./SyncResults")),
});

interface Flushed {
  readonly results: readonly SyncResult[];
  readonly parts: Awaited<ReturnType<typeof fetchParts>> | null;
}

/** Flushes the outbox of tables that are not open on this phone, and shows the results. */
export function SyncStatus() {
  const router = useRouter();
  const [{ results, parts }, setFlushed] = useState<Flushed>({ results: [], parts: null });
  useEffect(() => {
    let left = false;
    const send = async () => {
      const { somethingWaits } = await import("@/lib/client/storage");
      if (!(await somethingWaits())) return;
      const parts = await fetchParts();
      const found = await parts.flushOutbox(await parts.allPending());
      if (left) return;
      setFlushed((flushed) => ({
        parts,
        results: [...flushed.results.filter(isShownElsewhere(found)), ...found],
      }));
      if (found.some(({ result }) => result === "sent")) router.refresh();
    };
    // Offline: it retries later.
    const sendNow = () => void send().catch(() => undefined);
    whenIdle(sendNow);
    addEventListener("online", sendNow);
    return () => {
      left = true;
      removeEventListener("online", sendNow);
    };
  }, [router]);
  const close = (closed: SyncResult) =>
    setFlushed((flushed) => ({ ...flushed, results: flushed.results.filter((one) => one !== closed) }));
  return (
    <div id="unsent" aria-live="polite" className="empty:hidden lg:col-span-full">
      {parts && (
        <parts.SyncResults
          results={results}
          onClose={close}
          onDrop={(result) => void parts.dropPending(result.game).then(() => close(result))}
        />
      )}
    </div>
  );
}

/** Keeps earlier successes, unless there is a newer result for the same table. */
const isShownElsewhere = (found: readonly SyncResult[]) => (earlier: SyncResult) =>
  earlier.result === "sent" && !found.some(({ game }) => game === earlier.game);
