"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { whenIdle } from "@/app/ui/lazy";
import type { Fate } from "@/lib/client/sendWaiting";

/** What is fetched where something waits, and nowhere else. */
const fetchParts = async () => ({
  ...(await import("@/lib/client/sendWaiting")),
  ...(await import("./Fates")),
});

interface Told {
  readonly fates: readonly Fate[];
  readonly parts: Awaited<ReturnType<typeof fetchParts>> | null;
}

/** Taps that still wait on this phone for a table it is not looking at: they are sent from here, and what became of them is told. */
export function Unsent() {
  const router = useRouter();
  const [{ fates, parts }, setTold] = useState<Told>({ fates: [], parts: null });
  useEffect(() => {
    let left = false;
    const send = async () => {
      const { somethingWaits } = await import("@/lib/client/storage");
      if (!(await somethingWaits())) return;
      const parts = await fetchParts();
      const found = await parts.sendWaiting(await parts.allWaiting());
      if (left) return;
      setTold((told) => ({ parts, fates: [...told.fates.filter(isSettledBeside(found)), ...found] }));
      if (found.some(({ fate }) => fate === "sent")) router.refresh();
    };
    // Without a line they are sent another time.
    const sendNow = () => void send().catch(() => undefined);
    whenIdle(sendNow);
    addEventListener("online", sendNow);
    return () => {
      left = true;
      removeEventListener("online", sendNow);
    };
  }, [router]);
  const close = (closed: Fate) =>
    setTold((told) => ({ ...told, fates: told.fates.filter((one) => one !== closed) }));
  return (
    <div id="unsent" aria-live="polite" className="empty:hidden lg:col-span-full">
      {parts && (
        <parts.Fates
          fates={fates}
          onClose={close}
          onDrop={(fate) => void parts.dropWaiting(fate.game).then(() => close(fate))}
        />
      )}
    </div>
  );
}

/** Of what was told before only what was sent stays, unless there is news of that table. */
const isSettledBeside = (found: readonly Fate[]) => (told: Fate) =>
  told.fate === "sent" && !found.some(({ game }) => game === told.game);
