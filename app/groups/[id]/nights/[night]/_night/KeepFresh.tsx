"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 20_000;

/** Reads the page anew while it is looked at: what a night comes to changes as others play. */
export function KeepFresh() {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") router.refresh();
    };
    const timer = setInterval(refresh, EVERY_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [router]);
  return null;
}
