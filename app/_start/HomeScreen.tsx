"use client";

import { type FormEvent, useId, useState, useSyncExternalStore } from "react";
import { fromHomeScreen, isIphone } from "@/lib/client/apple";
import { homeScreenWords as WORDS } from "@/lib/messages/homeScreen";
import { newPathOf } from "@/lib/protocol/movedPages";

const NEVER = () => () => {};
const where = () => (fromHomeScreen() ? "home screen" : isIphone() ? "safari" : "elsewhere");

/**
 * iPhone only. In Safari: how to add the app to the Home Screen. In the app: a field for a link, because the
 * camera opens links in Safari.
 */
export function HomeScreen() {
  const here = useSyncExternalStore<ReturnType<typeof where>>(NEVER, where, () => "elsewhere");
  if (here === "safari") return <Guide />;
  return here === "home screen" ? <OpenLink /> : null;
}

const Guide = () => (
  <details className="pt-2 text-small">
    <summary className="min-h-11 content-center font-semibold underline underline-offset-4">
      {WORDS.title}
    </summary>
    <ol className="flex list-decimal flex-col gap-2 pl-5">
      {WORDS.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="pt-2 text-soft">{WORDS.why}</p>
  </details>
);

/** Path prefixes of links to a table, a group or a verdict. */
const OURS = /^\/(join|invite|games|tables|groups|transfer|share|verdict|tv)\//;

function OpenLink() {
  const field = useId();
  const [isBad, setBad] = useState(false);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = String(new FormData(event.currentTarget).get("link")).trim();
    const { origin } = location;
    const url = URL.canParse(link, origin) ? new URL(link, origin) : null;
    if (url?.origin !== origin || !OURS.test(newPathOf(url.pathname) ?? url.pathname)) return setBad(true);
    location.assign(url);
  };
  return (
    <form onSubmit={open} className="flex flex-col gap-2 pt-4">
      <label htmlFor={field} className="font-semibold">
        {WORDS.link}
      </label>
      <p className="text-small text-soft">{WORDS.linkHint}</p>
      <div className="flex gap-2">
        <input
          id={field}
          name="link"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          className="min-h-14 min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3 text-base"
        />
        <button type="submit" className="key min-h-14 px-4 font-semibold">
          {WORDS.open}
        </button>
      </div>
      <p role="alert" className="text-fire-ink text-small empty:hidden">
        {isBad && WORDS.notOurs}
      </p>
    </form>
  );
}
