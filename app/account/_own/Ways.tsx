"use client";
import { ProviderButtons } from "@/app/_account/ProviderButtons";
import { accountWords, sayAddWay } from "@/lib/words/accountScreens";
import { Section } from "./Section";

interface WaysProps {
  /** Those that vouch for the account, by what they are called in addresses. */
  readonly has: readonly string[];
  /** Those that are set up here. */
  readonly ways: readonly { readonly id: string; readonly name: string }[];
}

/** The providers by which one signs in, and those that can be added. */
export function Ways({ has, ways }: WaysProps) {
  if (ways.length === 0 && has.length === 0) return null;
  const named = (id: string) => ways.find((way) => way.id === id)?.name ?? id;
  const more = ways.filter(({ id }) => !has.includes(id));
  return (
    <Section id="ways" title={accountWords.account.ways}>
      {has.length > 0 && (
        <ul>
          {has.map((id) => (
            <li key={id} className="flex min-h-11 items-center font-semibold">
              {named(id)}
            </li>
          ))}
        </ul>
      )}
      {more.length > 0 && <ProviderButtons ways={more} next="/account" link say={sayAddWay} />}
    </Section>
  );
}
