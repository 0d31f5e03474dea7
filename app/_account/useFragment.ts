"use client";
import { useEffect, useState } from "react";

/**
 * Reads the URL fragment if it has this key, then removes it from the address. It is a secret from an email
 * and must not be shared or saved. Null if there is none. Links opened while the page is mounted count as
 * well.
 */
export function useFragment(key: string): URLSearchParams | null {
  const [params, setParams] = useState<URLSearchParams | null>(null);
  useEffect(() => {
    const take = () => {
      const found = new URLSearchParams(location.hash.slice(1));
      if (!found.has(key)) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      setParams(found);
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [key]);
  return params;
}
