"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * Refreshes a visible page at an interval, for data that changes as others play.
 * @param every in milliseconds
 */
export function AutoRefresh({ every }: { readonly every: number }) {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") router.refresh();
    };
    const timer = setInterval(refresh, every);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [router, every]);
  return null;
}
