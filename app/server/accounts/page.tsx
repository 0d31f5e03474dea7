import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { ProofOnPage } from "@/app/_account/Proof";
import { proofFor } from "@/app/_account/proofFor";
import { PageHeader } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { installationWords } from "@/lib/messages/installation";
import { accountsOf } from "@/lib/server/admin/accounts";
import { originForOthers } from "@/lib/server/http/originForOthers";
import { accessAccount, accessInstallation } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { AccountRow } from "./_accounts/AccountRow";

const WORDS = installationWords.accounts;

export const generateMetadata = (): Metadata => ({ title: WORDS.title });

interface AccountsPageProps {
  readonly searchParams: Promise<Readonly<Record<"q" | "from", string | readonly string[] | undefined>>>;
}

const text = (value: string | readonly string[] | undefined) =>
  typeof value === "string" ? value : undefined;

/** All accounts, for the server owner; 404 for others. */
export default async function AccountsPage({ searchParams }: AccountsPageProps) {
  const asked = await searchParams;
  const [q, from] = [text(asked.q), text(asked.from)];
  const visitor = await readVisitor(await cookies());
  const [pass, own] = [await accessInstallation(visitor), accessAccount(visitor)];
  if (!pass.ok || !own.ok) notFound();
  const { accounts, next } = await accountsOf(pass.value, { q, from });
  const origin = await originForOthers();
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <PageHeader href="/server" label={WORDS.back}>
        <PageTitle>{WORDS.title}</PageTitle>
      </PageHeader>
      <main className="flex-1">
        <form action="/server/accounts" className="flex flex-wrap items-end gap-2">
          <label className="min-w-0 flex-1">
            <span className="block pb-1 text-base text-soft">{WORDS.search}</span>
            <input
              type="search"
              name="q"
              defaultValue={q}
              maxLength={254}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              className="min-h-14 w-full min-w-0 rounded-xl border border-edge bg-raised px-4 text-lead"
            />
          </label>
          <button type="submit" className="key min-h-14 px-5 font-semibold">
            {WORDS.find}
          </button>
        </form>
        {(q || from) && (
          <Link
            href="/server/accounts"
            prefetch={false}
            className="flex min-h-11 items-center text-soft underline underline-offset-4"
          >
            {WORDS.all}
          </Link>
        )}
        {accounts.length === 0 ? (
          <p className="py-6">{WORDS.noMatch}</p>
        ) : (
          <ul className="pt-3">
            <ProofOnPage proof={await proofFor(own.value)}>
              {accounts.map((account) => (
                <AccountRow key={account.id} account={account} now={Date.now()} origin={origin} />
              ))}
            </ProofOnPage>
          </ul>
        )}
        {next && (
          <Link
            href={{ pathname: "/server/accounts", query: { ...(q && { q }), from: next } }}
            prefetch={false}
            className="flex min-h-14 items-center text-soft underline underline-offset-4"
          >
            {WORDS.older}
          </Link>
        )}
        <p className="pt-3 text-base text-soft leading-snug">{WORDS.seen}</p>
      </main>
    </div>
  );
}
