import type { Metadata } from "next";
import { cookies } from "next/headers";
import { AccountPage } from "@/app/_account/AccountPage";
import { FormError } from "@/app/ui/Form";
import { accountWords } from "@/lib/messages/account";
import { tablesOfGuest } from "@/lib/server/accounts/claimDevice";
import { sendsMail } from "@/lib/server/accounts/mail";
import { signInMethods } from "@/lib/server/accounts/providers";
import { readNext } from "@/lib/server/accounts/readNext";
import { sayError } from "@/lib/server/accounts/sayError";
import { tablesWereToStay } from "@/lib/server/accounts/signInCookies";
import { readVisitor } from "@/lib/server/identity/visitor";
import { ByLink } from "./ByLink";
import { SignedIn } from "./SignedIn";
import { SignIn } from "./SignIn";

export const generateMetadata = (): Metadata => ({ title: accountWords.signIn.title });

interface SignInPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The sign-in page. */
export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next, trouble: errorCode } = await searchParams;
  const jar = await cookies();
  const { account, device } = await readVisitor(jar);
  const tables = await tablesOfGuest(device);
  const to = readNext([next].flat()[0]) ?? "/";
  const sentence = sayError(errorCode);
  return (
    <AccountPage title={accountWords.signIn.title}>
      <FormError sentence={sentence} />
      <ByLink tables={tables} stays={tablesWereToStay(jar)}>
        {account ? (
          <SignedIn name={account.name} next={to === "/" ? "/account" : to} />
        ) : (
          <SignIn next={to} ways={signInMethods()} mails={sendsMail()} tables={tables} />
        )}
      </ByLink>
    </AccountPage>
  );
}
