import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { AccountPage } from "@/app/_account/AccountPage";
import { ProofOnPage } from "@/app/_account/Proof";
import { proofFor } from "@/app/_account/proofFor";
import { LanguageKeys } from "@/app/_language/LanguageKeys";
import { DownloadKey } from "@/app/_share/DownloadKey";
import { FormError } from "@/app/ui/Form";
import { RowLink } from "@/app/ui/RowLink";
import { Section } from "@/app/ui/Section";
import { accountWords } from "@/lib/messages/account";
import { ownLanguage } from "@/lib/messages/anyPage";
import { exportWords } from "@/lib/messages/imports";
import { installationWords } from "@/lib/messages/installation";
import { tokenWords } from "@/lib/messages/tokens";
import type { OwnGroup } from "@/lib/protocol/account";
import { nameOfGuest, tablesOfGuest } from "@/lib/server/accounts/claimDevice";
import { sendsMail } from "@/lib/server/accounts/mail";
import { ownAccount } from "@/lib/server/accounts/ownAccount";
import { signInMethods } from "@/lib/server/accounts/providers";
import { readNext } from "@/lib/server/accounts/readNext";
import { sayError } from "@/lib/server/accounts/sayError";
import { sessionsOf } from "@/lib/server/accounts/sessions";
import { tokensOf } from "@/lib/server/accounts/tokens";
import { accessAccount, ownsInstallation } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { DeleteAccount } from "./_own/DeleteAccount";
import { Details } from "./_own/Details";
import { GuestTables } from "./_own/GuestTables";
import { ProveByLink } from "./_own/ProveByLink";
import { Sessions } from "./_own/Sessions";
import { SignInMethods } from "./_own/SignInMethods";

export const generateMetadata = (): Metadata => ({ title: accountWords.account.title });

interface OwnPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The user's account; a sign-in link for visitors. */
export default async function OwnPage({ searchParams }: OwnPageProps) {
  const { next, trouble: errorCode } = await searchParams;
  const visitor = await readVisitor(await cookies());
  const pass = accessAccount(visitor);
  if (!pass.ok) redirect("/sign-in?next=%2Faccount");
  const [owned, account, sessions, tables, proof, tokens] = await Promise.all([
    ownsInstallation(visitor),
    ownAccount(pass.value),
    sessionsOf(pass.value),
    tablesOfGuest(visitor.device),
    proofFor(pass.value),
    tokensOf(pass.value),
  ]);
  const to = readNext([next].flat()[0]);
  const sentence = sayError(errorCode);
  return (
    <ProofOnPage proof={proof}>
      <AccountPage
        title={accountWords.account.title}
        sideColumn={
          <>
            <Sessions sessions={sessions} tokens={tokens.length} />
            <Section
              id="language"
              heading={ownLanguage.choose}
              look="quiet"
              className="border-line border-t pt-4"
            >
              <LanguageKeys />
            </Section>
            <Programs />
            {owned && <OwnInstallation />}
            <div>
              <DownloadKey
                href="/account/data.json"
                file="account.json"
                words={{ ...exportWords }}
                className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
              >
                {exportWords.ownData}
              </DownloadKey>
            </div>
            <DeleteAccount />
          </>
        }
      >
        <FormError sentence={sentence} />
        <ProveByLink />
        <GuestTables count={tables} guest={nameOfGuest(visitor.device)} />
        <Details account={account} mails={sendsMail()} tokens={tokens.length} />
        {to !== null && to !== "/account" && (
          // A full page load: the router may have cached that page for a visitor who was not signed in.
          <a href={to} className="key key-next min-h-14 px-4 font-semibold text-lead">
            {accountWords.account.next}
          </a>
        )}
        <SignInMethods has={account.ways} ways={signInMethods()} />
        <Groups groups={account.groups} />
      </AccountPage>
    </ProofOnPage>
  );
}

function Groups({ groups }: { readonly groups: readonly OwnGroup[] }) {
  return (
    <Section
      id="groups"
      heading={accountWords.account.groups}
      look="quiet"
      className="border-line border-t pt-4"
    >
      {groups.length === 0 && <p className="text-soft">{accountWords.account.noGroups}</p>}
      <ul>
        {groups.map(({ id, name }) => (
          <li key={id}>
            <RowLink href={`/groups/${id}`} className="min-h-14 font-semibold">
              {name}
            </RowLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The link to the account's access tokens. */
function Programs() {
  return (
    <Section id="programs" heading={tokenWords.title} look="quiet" className="border-line border-t pt-4">
      <RowLink href="/account/programs" className="min-h-14 font-semibold leading-snug">
        {tokenWords.open}
      </RowLink>
    </Section>
  );
}

/** The server owner's link to the server pages. */
function OwnInstallation() {
  return (
    <Section
      id="installation"
      heading={installationWords.title}
      look="quiet"
      className="border-line border-t pt-4"
    >
      <RowLink href="/server" className="min-h-14 font-semibold leading-snug">
        {installationWords.yours}
      </RowLink>
    </Section>
  );
}
