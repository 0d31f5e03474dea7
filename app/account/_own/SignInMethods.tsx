"use client";
import { useRouter } from "next/navigation";
import { Section } from "@/app/ui/Section";
import { addProvider, removeWay } from "@/lib/client/accountApi";
import { accountWords, sayAddWay, sayRemoveWay } from "@/lib/messages/account";
import { ReauthSheet } from "./ReauthSheet";

const WORDS = accountWords.account;

interface SignInMethodsProps {
  /** Ids of the providers linked to the account. */
  readonly has: readonly string[];
  /** The providers this server has configured. */
  readonly ways: readonly { readonly id: string; readonly name: string }[];
}

/** Linked providers with a key to unlink each, and the ones that can be added. */
export function SignInMethods({ has, ways }: SignInMethodsProps) {
  const router = useRouter();
  if (ways.length === 0 && has.length === 0) return null;
  const named = (id: string) => ways.find((way) => way.id === id)?.name ?? id;
  const more = ways.filter(({ id }) => !has.includes(id));
  return (
    <Section id="ways" heading={WORDS.ways} look="quiet" className="border-line border-t pt-4">
      {has.length > 0 && (
        <ul>
          {has.map((id) => (
            <li key={id} className="flex min-h-16 items-center gap-3 py-2">
              <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{named(id)}</span>
              <ReauthSheet
                title={sayRemoveWay(named(id))}
                what={WORDS.removeWayWhat}
                go={WORDS.removeWayGo}
                keep={WORDS.keep}
                send={(passphrase) => removeWay(id, passphrase)}
                onDone={() => router.refresh()}
                className="key shrink-0 px-3 font-semibold"
              >
                {WORDS.removeWay}
              </ReauthSheet>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col gap-3">
        {more.map(({ id, name }) => (
          <ReauthSheet
            key={id}
            title={sayAddWay(name)}
            what={WORDS.addWayWhat}
            go={sayAddWay(name)}
            keep={WORDS.staySignedIn}
            leaves
            send={(passphrase) => addProvider(id, "/account", passphrase)}
            onDone={({ url }) => url && location.assign(url)}
            className="key min-h-14 px-4 font-semibold"
          >
            {sayAddWay(name)}
          </ReauthSheet>
        ))}
      </div>
    </Section>
  );
}
