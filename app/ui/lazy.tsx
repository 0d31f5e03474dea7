"use client";

import { type FunctionComponent, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { laterWords } from "@/lib/messages/anyPage";
import type { Needed } from "./useNeeded";

/** A file's exported components, by name. */
type Parts = Readonly<Record<string, FunctionComponent<never>>>;

type PropsOf<Part> = Part extends FunctionComponent<infer Props> ? Props & object : never;

interface Kind {
  /** Can be needed for the first render: the server renders it after waiting for the chunk (`useNeeded`). */
  readonly atOnce?: boolean;
  /** Optional: it shows no loading state and no error. */
  readonly quiet?: boolean;
}

/** Components that load together on demand. */
export interface Chunk<Loaded extends Parts> extends Needed {
  /** Returns a placeholder component for one of them. */
  part<Name extends keyof Loaded>(name: Name, kind?: Kind): (props: PropsOf<Loaded[Name]>) => ReactNode;
}

/**
 * Components outside the main bundle, because the first tap does not need them. They load when the page is
 * idle, so that they are there when needed, even if the connection fails by then. A failed load is retried
 * when the phone is online, and by a key.
 * Call it at module level.
 * @param load imports their file.
 * @param whenTapped Load on first use only: few users need them.
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
      // On the server, the caller retries.
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

/** One component that loads on demand, see `chunk`. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  kind: Kind = {},
): Needed & ((props: Props) => ReactNode) {
  type Part = (props: Props) => ReactNode;
  const { part, preload } = chunk(async () => ({ Part: (await load()) as Part }));
  return Object.assign(part("Part", kind), { preload });
}

/** Runs once the page has loaded and the browser is idle; on the server, at once. */
export function whenIdle(then: () => void): void {
  if (typeof window === "undefined") {
    then();
    return;
  }
  // Safari has no idle callback.
  const soon = () => ("requestIdleCallback" in window ? requestIdleCallback(then) : setTimeout(then, 500));
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

/** Replaces a component that failed to load, with a retry key. */
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
