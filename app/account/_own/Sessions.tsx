"use client";
import { useRouter } from "next/navigation";
import { FormError } from "@/app/ui/Form";
import { Section } from "@/app/ui/Section";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { signOut, signOutAt, signOutEverywhere } from "@/lib/client/accountApi";
import { accountWords, saySignOutAt } from "@/lib/messages/account";
import { sayBrowser } from "@/lib/messages/browsers";
import type { SignedInAt } from "@/lib/protocol/account";
import { ReauthSheet } from "./ReauthSheet";
import { TokensToo } from "./TokensToo";

const WORDS = accountWords.account;

interface SessionsProps {
  readonly sessions: readonly SignedInAt[];
  /** The number of the account's access tokens. */
  readonly tokens: number;
}

/** The user's sessions, with keys to end one, this one, or all. */
export function Sessions({ sessions, tokens }: SessionsProps) {
  const router = useRouter();
  const { error, run } = useMutation(accountWords.noAnswer);
  const signOutHere = async () => {
    if (await run(signOut)) leave();
  };
  // A full page load, so that no user data stays in memory.
  const leave = () => location.assign("/");
  return (
    <Section id="sessions" heading={WORDS.sessions} look="quiet" className="border-line border-t pt-4">
      <ul>
        {sessions.map(({ id, browser, since, lastSeen, here }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">
                {sayBrowser(browser)}
                {here && <span className="font-normal text-soft"> · {WORDS.here}</span>}
              </span>
              <span className="block text-small text-soft">
                {WORDS.since} <When at={since} as="moment" /> · {WORDS.seen}{" "}
                <When at={lastSeen} as="moment" />
              </span>
            </span>
            {!here && (
              <ReauthSheet
                title={saySignOutAt(sayBrowser(browser))}
                what={WORDS.signOutThereWhat}
                go={WORDS.signOutThere}
                keep={WORDS.staySignedIn}
                send={(passphrase) => signOutAt(id, passphrase)}
                onDone={() => router.refresh()}
                className="key shrink-0 px-3 font-semibold"
              >
                {WORDS.signOutThere}
              </ReauthSheet>
            )}
          </li>
        ))}
      </ul>
      <FormError sentence={error} className="pb-2" />
      <div className="flex flex-wrap gap-3 pt-2">
        <button
          type="button"
          onClick={() => void signOutHere()}
          className="key min-h-14 flex-1 basis-32 px-3 font-semibold"
        >
          {WORDS.signOut}
        </button>
        <ReauthSheet
          title={WORDS.everywhere}
          what={WORDS.everywhereWhat}
          go={WORDS.signOutThere}
          keep={WORDS.staySignedIn}
          more={<TokensToo count={tokens} checked />}
          send={(passphrase, fields) => signOutEverywhere(passphrase, fields.has("tokens"))}
          leaves
          onDone={leave}
          className="key min-h-14 flex-1 basis-32 px-3 font-semibold"
        >
          {WORDS.everywhere}
        </ReauthSheet>
      </div>
    </Section>
  );
}
