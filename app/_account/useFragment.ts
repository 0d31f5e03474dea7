"use client";
import { useEffect, useState } from "react";

/**
 * What stands behind "#" in the address, when it has this key, and takes it out of there: it is a secret out of a mail, and should
 * neither be shared nor kept. Null where there is nothing of the kind. A link that is opened while the page is there counts as well.
 */
export function useFragment(key: string): URLSearchParams | null {
  const [brought, setBrought] = useState<URLSearchParams | null>(null);
  useEffect(() => {
    const take = () => {
      const found = new URLSearchParams(location.hash.slice(1));
      if (!found.has(key)) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      setBrought(found);
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [key]);
  return brought;
}
