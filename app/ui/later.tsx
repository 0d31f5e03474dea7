"use client";

import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { laterWords } from "@/lib/messages/anyPage";
import type { Needed } from "./useNeeded";

/** Stands for a part of the screen that is not sent with the page. */
export interface Later<Props> extends Needed {
  (props: Props): ReactNode;
}

interface Kind {
  /** It may be called for at once: then the server draws it, and whoever draws it there has waited for it (`useNeeded`). */
  readonly atOnce?: boolean;
  /** Nothing is missed without it: it comes when the page is at rest, and nothing is told until then, nor when it does not. */
  readonly quiet?: boolean;
}

/**
 * A part of the screen that is not sent with the page, because the first tap needs nothing of it. It is fetched as soon as
 * the page is at rest, so that it is there when it is called for, in a cellar as well; what did not come is asked for again
 * when the line is back, and by a key in its place.
 * To be called while modules load.
 * @param load imports the component.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { atOnce = false, quiet = false }: Kind = {},
): Later<Props> {
  let part: ComponentType<Props> | "not-here" | "failed" = "not-here";
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const arrive = (found: typeof part) => {
    part = found;
    for (const listener of listeners) listener();
  };
  const fetchPart = () => {
    if (part === "failed") arrive("not-here");
    coming ??= load().then(arrive, () => {
      coming = null;
      addEventListener("online", fetchPart, { once: true });
      arrive("failed");
    });
    return coming;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => part;
  const readAtFirst = () => (atOnce ? part : "not-here");
  atRest(fetchPart);

  const Standing = (props: Props) => {
    const Part = useSyncExternalStore(subscribe, read, readAtFirst);
    useEffect(() => {
      if (part === "not-here" && !quiet) void fetchPart();
    }, []);
    if (typeof Part !== "string") return <Part {...props} />;
    if (quiet) return null;
    return Part === "failed" ? (
      <NotCome onAgain={fetchPart} />
    ) : (
      <p role="status" className="p-4 text-soft">
        {laterWords.coming}
      </p>
    );
  };
  return Object.assign(Standing, { coming: () => (part === "not-here" ? fetchPart() : null) });
}

/** When the page has loaded and the browser has nothing else to do; on the server, where nothing is far, at once. */
export function atRest(then: () => void): void {
  if (typeof window === "undefined") {
    then();
    return;
  }
  // Safari is never idle.
  const soon = () => ("requestIdleCallback" in window ? requestIdleCallback(then) : setTimeout(then, 500));
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

/** In the place of what could not be fetched: a key that asks for it again. */
function NotCome({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className="flex flex-col gap-4 p-4">
      <p role="alert">{laterWords.failed}</p>
      <button type="button" onClick={onAgain} className="plate min-h-14 font-semibold">
        {laterWords.again}
      </button>
    </div>
  );
}
