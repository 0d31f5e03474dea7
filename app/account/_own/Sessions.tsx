"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { When } from "@/app/ui/When";
import { signOut, signOutAt, signOutEverywhere } from "@/lib/client/accountApi";
import { accountWords, saySignOutAt } from "@/lib/messages/accountScreens";
import { sayBrowser } from "@/lib/messages/browsers";
import type { SignedInAt } from "@/lib/protocol/account";
import { Section } from "./Section";
import { SignOutSheet } from "./SignOutSheet";

const WORDS = accountWords.account;

interface SessionsProps {
  readonly sessions: readonly SignedInAt[];
  readonly hasPassphrase: boolean;
}

/** Where one is signed in, and the ways out: there, here, everywhere. */
export function Sessions({ sessions, hasPassphrase }: SessionsProps) {
  const router = useRouter();
  const [trouble, setTrouble] = useState<string | null>(null);
  const signOutHere = async () => {
    setTrouble(null);
    const answer = await signOut();
    if (answer.ok) leave();
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
                {sayBrowser(browser)}
                {here && <span className="font-normal text-soft"> · {WORDS.here}</span>}
              </span>
              <span className="block text-[0.9375rem] text-soft">
                {WORDS.since} <When at={since} as="moment" /> · {WORDS.seen}{" "}
                <When at={lastSeen} as="moment" />
              </span>
            </span>
            {!here && (
              <SignOutSheet
                title={saySignOutAt(sayBrowser(browser))}
                what={WORDS.signOutThereWhat}
                hasPassphrase={hasPassphrase}
                signOut={(passphrase) => signOutAt(id, passphrase)}
                onDone={() => router.refresh()}
                className="shrink-0"
              >
                {WORDS.signOutThere}
              </SignOutSheet>
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
          onClick={() => void signOutHere()}
          className="plate min-h-14 flex-1 basis-32 px-3 font-semibold"
        >
          {WORDS.signOut}
        </button>
        <SignOutSheet
          title={WORDS.everywhere}
          what={WORDS.everywhereWhat}
          hasPassphrase={hasPassphrase}
          signOut={signOutEverywhere}
          onDone={leave}
          className="min-h-14 flex-1 basis-32"
        >
          {WORDS.everywhere}
        </SignOutSheet>
      </div>
    </Section>
  );
}
