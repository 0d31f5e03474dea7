"use client";
import { ProviderButtons } from "@/app/_account/ProviderButtons";
import { accountWords, sayAddWay } from "@/lib/messages/accountScreens";
import { RemoveWay } from "./RemoveWay";
import { Section } from "./Section";

interface WaysProps {
  /** Those that vouch for the account, by what they are called in addresses. */
  readonly has: readonly string[];
  /** Those that are set up here. */
  readonly ways: readonly { readonly id: string; readonly name: string }[];
  readonly hasPassphrase: boolean;
}

/** The providers by which one signs in, each with the button that takes it away, and those that can be added. */
export function Ways({ has, ways, hasPassphrase }: WaysProps) {
  if (ways.length === 0 && has.length === 0) return null;
  const named = (id: string) => ways.find((way) => way.id === id)?.name ?? id;
  const more = ways.filter(({ id }) => !has.includes(id));
  return (
    <Section id="ways" title={accountWords.account.ways}>
      {has.length > 0 && (
        <ul>
          {has.map((id) => (
            <li key={id} className="flex min-h-16 items-center gap-3 py-2">
              <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{named(id)}</span>
              <RemoveWay id={id} name={named(id)} hasPassphrase={hasPassphrase} />
            </li>
          ))}
        </ul>
      )}
      {more.length > 0 && <ProviderButtons ways={more} next="/account" link say={sayAddWay} />}
    </Section>
  );
}
