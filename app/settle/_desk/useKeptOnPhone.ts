import { useEffect } from "react";

/**
 * Keeps this page on the phone, so that it opens without a network: what it is sent with, and what it fetched since (the words
 * of its language, what lies behind its keys), which nothing in the page names. Over plain http browsers keep none, and
 * nothing is said.
 */
export function useKeptOnPhone(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const phone = navigator.serviceWorker;
    const loads = new PerformanceObserver((list) => tell(phone, list.getEntries()));
    phone
      .register("/desk-worker.js", { scope: "/settle" })
      .then(() => phone.ready)
      .then(() => loads.observe({ type: "resource", buffered: true }))
      .catch(() => undefined);
    return () => loads.disconnect();
  }, []);
}

/** Tells whoever keeps the page, or is about to, what it has loaded. */
function tell(phone: ServiceWorkerContainer, loaded: readonly PerformanceEntry[]): void {
  const keep = loaded.map(({ name }) => name).filter((name) => name.includes("/_next/static/"));
  if (keep.length === 0) return;
  void phone.ready.then(({ installing, waiting, active }) => {
    for (const worker of [installing, waiting, active]) worker?.postMessage({ keep });
  });
}
