"use client";

import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { laterWords } from "@/lib/words/laterScreens";

/**
 * A part of the screen that is not sent with the page, because it lies behind a key. It is fetched as soon as the page is
 * at rest, so that the key answers at once, in a cellar as well; what did not come is asked for again.
 * To be called while modules load.
 * @param load imports the component.
 * @returns what stands for it; it never draws the part on the server.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | "not-asked-for" | "coming" | "failed" = "not-asked-for";
  const listeners = new Set<() => void>();
  const become = (next: typeof part) => {
    part = next;
    for (const listener of listeners) listener();
  };
  const fetchPart = () => {
    if (part !== "not-asked-for" && part !== "failed") return;
    become("coming");
    load().then(become, () => {
      become("failed");
      addEventListener("online", fetchPart, { once: true });
    });
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => part;
  atRest(fetchPart);

  // biome-ignore lint/correctness/noComponentHookFactories: once for each part, while modules load
  return function Later(props: Props) {
    const Part = useSyncExternalStore(subscribe, read, read);
    useEffect(fetchPart, []);
    if (typeof Part !== "string") return <Part {...props} />;
    return Part === "failed" ? <NotCome onAgain={fetchPart} /> : <p role="status">{laterWords.coming}</p>;
  };
}

function NotCome({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <p role="alert">{laterWords.failed}</p>
      <button type="button" onClick={onAgain} className="plate min-h-14 font-semibold">
        {laterWords.again}
      </button>
    </div>
  );
}

/** When the page has loaded and the browser has nothing else to do; never on the server. */
function atRest(then: () => void): void {
  if (typeof window === "undefined") return;
  // Safari is never idle.
  const soon = () => ("requestIdleCallback" in window ? requestIdleCallback(then) : setTimeout(then, 500));
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
