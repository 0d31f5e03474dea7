import { useEffect } from "react";

/** Keeps this page on the phone, so that it opens without a network. Over plain http browsers keep none, and nothing is said. */
export function useKeptOnPhone(): void {
  useEffect(() => {
    if ("serviceWorker" in navigator)
      navigator.serviceWorker.register("/desk-worker.js", { scope: "/settle" }).catch(() => undefined);
  }, []);
}
