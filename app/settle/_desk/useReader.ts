"use client";

import { useEffect, useState } from "react";
import { whenIdle } from "@/app/ui/lazy";

type Reader = typeof import("@/lib/views/desk/reading");

let reader: Reader | null = null;

/** Fetches what reads sentences: the words of all languages, which the keys need nothing of. */
export async function fetchReader(): Promise<Reader> {
  reader ??= await import("@/lib/views/desk/reading");
  return reader;
}

/** What reads sentences, once it is here; fetched as soon as the page is at rest. */
export function useReader(): Reader | null {
  const [here, setHere] = useState<Reader | null>(reader);
  useEffect(() => {
    let left = false;
    whenIdle(() => {
      // Without a line it is asked for again when a question is sent.
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
