import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { AccountPage } from "@/app/_account/AccountPage";
import { SignedIn } from "@/app/sign-in/SignedIn";
import { accountWords } from "@/lib/messages/account";
import { tablesOfGuest } from "@/lib/server/accounts/claimDevice";
import { signInMethods } from "@/lib/server/accounts/providers";
import { invitationIn, readNext } from "@/lib/server/accounts/readNext";
import { signUpNow } from "@/lib/server/accounts/signUp";
import { readVisitor } from "@/lib/server/identity/visitor";
import { SignUp } from "./SignUp";

export const generateMetadata = (): Metadata => ({ title: accountWords.signUp.title });

interface SignUpPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const WORDS = accountWords.signUp;

/** The sign-up page, if sign-up is open. */
export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  const { account, device } = await readVisitor(await cookies());
  const next = readNext([(await searchParams).next].flat()[0]) ?? "/";
  if (account)
    return (
      <AccountPage title={WORDS.title}>
        <SignedIn name={account.name} next={next === "/" ? "/account" : next} />
      </AccountPage>
    );
  const invitation = invitationIn(next);
  const may = await signUpNow(invitation);
  const isClosed = may === "closed" || may === "uninvited";
  return (
    <AccountPage title={isClosed ? (may === "closed" ? WORDS.closed : WORDS.invited) : WORDS.title}>
      <p className="text-soft">
        {may === "closed" ? WORDS.closedWhat : may === "uninvited" ? WORDS.invitedWhat : WORDS.why}
      </p>
      {!isClosed && (
        <SignUp
          next={next}
          invitation={invitation}
          tables={await tablesOfGuest(device)}
          ways={signInMethods()}
          unowned={may === "first"}
        />
      )}
      <p className="flex min-h-11 flex-wrap items-center gap-x-2 border-line border-t pt-4">
        <span className="text-soft">{WORDS.already}</span>
        <Link
          href={{ pathname: "/sign-in", query: next === "/" ? {} : { next } }}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {WORDS.signIn}
        </Link>
      </p>
    </AccountPage>
  );
}
