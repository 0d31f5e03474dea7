"use client";

import { useEffect, useState } from "react";
import { whenIdle } from "@/app/ui/lazy";

type Reader = typeof import("@/lib/views/desk/reading");

let reader: Reader | null = null;

/** Loads the question parser with the vocabulary of all languages, which the keys do not need. */
export async function fetchReader(): Promise<Reader> {
  reader ??= await import("@/lib/views/desk/reading");
  return reader;
}

/** The question parser once loaded; loading starts when the page is idle. */
export function useReader(): Reader | null {
  const [here, setHere] = useState<Reader | null>(reader);
  useEffect(() => {
    let left = false;
    whenIdle(() => {
      // Offline: it is requested again when a question is sent.
      fetchReader().then(
        (found) => left || setHere(found),
        () => {},
      );
    });
    return () => {
      left = true;
    };
  }, []);
  return here;
}
