"use client";

import { type FunctionComponent, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { laterWords } from "@/lib/messages/anyPage";
import type { Needed } from "./useNeeded";

/** Components by their names: what a file of the screen exports. */
type Parts = Readonly<Record<string, FunctionComponent<never>>>;

type PropsOf<Part> = Part extends FunctionComponent<infer Props> ? Props & object : never;

interface Kind {
  /** It may be called for at once: then the server draws it, and whoever draws it there has waited for it (`useNeeded`). */
  readonly atOnce?: boolean;
  /** Nothing is missed without it: nothing is told until it comes, nor when it does not. */
  readonly quiet?: boolean;
}

/** Components that are not sent with the page, and are fetched together. */
export interface Chunk<Loaded extends Parts> extends Needed {
  /** Stands for one of them, wherever it is drawn. */
  part<Name extends keyof Loaded>(name: Name, kind?: Kind): (props: PropsOf<Loaded[Name]>) => ReactNode;
}

/**
 * Components that are not sent with the page, because the first tap needs nothing of them. They are fetched as soon as the page is at
 * rest, so that they are there when they are called for, in a cellar as well; what did not come is asked for again when the line is back,
 * and by a key in its place.
 * To be called while modules load.
 * @param load imports the file they are in.
 * @param whenTapped they are not fetched before they are called for: few need them.
 */
export function chunk<Loaded extends Parts>(
  load: () => Promise<Loaded>,
  { whenTapped = false } = {},
): Chunk<Loaded> {
  let parts: Loaded | "not-here" | "failed" = "not-here";
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const arrive = (found: typeof parts) => {
    parts = found;
    for (const listener of listeners) listener();
  };
  const fetchParts = () => {
    if (parts === "failed") arrive("not-here");
    coming ??= load().then(arrive, () => {
      coming = null;
      // On the server they are asked for again by whoever needs them.
      if (typeof window !== "undefined") addEventListener("online", fetchParts, { once: true });
      arrive("failed");
    });
    return coming;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => parts;
  if (!whenTapped) whenIdle(fetchParts);

  return {
    preload: () => (parts === "not-here" ? fetchParts() : null),
    part(name, { atOnce = false, quiet = false } = {}) {
      const readAtFirst = () => (atOnce ? parts : "not-here");
      return function Standing(props) {
        const here = useSyncExternalStore(subscribe, read, readAtFirst);
        useEffect(() => {
          if (parts === "not-here" && !quiet) void fetchParts();
        }, []);
        if (typeof here !== "string") {
          const Part = here[name] as unknown as FunctionComponent<typeof props>;
          return <Part {...props} />;
        }
        if (quiet) return null;
        return here === "failed" ? (
          <NotCome onAgain={fetchParts} />
        ) : (
          <p role="status" className="p-4 text-soft">
            {laterWords.coming}
          </p>
        );
      };
    },
  };
}

/** One component that is not sent with the page, see `chunk`. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  kind: Kind = {},
): Needed & ((props: Props) => ReactNode) {
  type Part = (props: Props) => ReactNode;
  const { part, preload } = chunk(async () => ({ Part: (await load()) as Part }));
  return Object.assign(part("Part", kind), { preload });
}

/** When the page has loaded and the browser has nothing else to do; on the server, where nothing is far, at once. */
export function whenIdle(then: () => void): void {
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
      <button type="button" onClick={onAgain} className="key min-h-14 font-semibold">
        {laterWords.again}
      </button>
    </div>
  );
}
