"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { When } from "@/app/_components/When";
import { type AccountAnswer, signOut, signOutAt, signOutEverywhere } from "@/lib/client/accountApi";
import type { SignedInAt } from "@/lib/formats/account";
import { accountWords, saySignOutAt } from "@/lib/words/accountScreens";
import { Section } from "./Section";

const WORDS = accountWords.account;

/** Where one is signed in, and the ways out: there, here, everywhere. */
export function Sessions({ sessions }: { readonly sessions: readonly SignedInAt[] }) {
  const router = useRouter();
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = async (asked: Promise<AccountAnswer>, done: () => void) => {
    setTrouble(null);
    const answer = await asked;
    if (answer.ok) done();
    else setTrouble(answer.message);
  };
  // A whole new page: nothing of one's own is left in this one.
  const leave = () => location.assign("/");
  return (
    <Section id="sessions" title={WORDS.sessions}>
      <ul>
        {sessions.map(({ id, browser, since, lastSeen, here }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">
                {browser}
                {here && <span className="font-normal text-soft"> · {WORDS.here}</span>}
              </span>
              <span className="block text-[0.9375rem] text-soft">
                {WORDS.since} <When at={since} as="moment" /> · {WORDS.seen}{" "}
                <When at={lastSeen} as="moment" />
              </span>
            </span>
            {!here && (
              <button
                type="button"
                aria-label={saySignOutAt(browser)}
                onClick={() => ask(signOutAt(id), () => router.refresh())}
                className="plate shrink-0 px-3 font-semibold"
              >
                {WORDS.signOutThere}
              </button>
            )}
          </li>
        ))}
      </ul>
      {trouble && (
        <p role="alert" className="pb-2 text-fire-ink">
          {trouble}
        </p>
      )}
      <div className="flex flex-wrap gap-3 pt-2">
        <button
          type="button"
          onClick={() => ask(signOut(), leave)}
          className="plate min-h-14 flex-1 basis-32 px-3 font-semibold"
        >
          {WORDS.signOut}
        </button>
        <button
          type="button"
          onClick={() => ask(signOutEverywhere(), leave)}
          className="plate min-h-14 flex-1 basis-32 px-3 font-semibold"
        >
          {WORDS.everywhere}
        </button>
      </div>
    </Section>
  );
}
