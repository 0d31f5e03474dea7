"use client";
import Link from "next/link";
import { useState } from "react";
import { AccountForm, Field } from "@/app/_account/AccountForm";
import { ClaimGuestTables } from "@/app/_account/ClaimGuestTables";
import { ProviderButtons } from "@/app/_account/ProviderButtons";
import { typed, useApiForm } from "@/app/_account/useApiForm";
import { mailLink, signIn } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";

interface SignInProps {
  readonly next: string;
  readonly ways: readonly { readonly id: string; readonly name: string }[];
  /** True if the server sends email. */
  readonly mails: boolean;
  /** How many tables this phone played without an account. */
  readonly tables: number;
}

const WORDS = accountWords.signIn;

/** Email and password, and the other configured sign-in methods. */
export function SignIn({ next, ways, mails, tables }: SignInProps) {
  const [mailed, setMailed] = useState(false);
  const [claim, setClaim] = useState(true);
  const wish = { next, claim };
  const asking = useApiForm(
    (fields) => signIn(typed(fields, "email"), typed(fields, "passphrase"), wish),
    ({ url }) => location.assign(url ?? "/"),
    true,
  );
  const byMail = useApiForm(
    (fields) => mailLink(typed(fields, "email"), wish),
    () => setMailed(true),
  );
  const go = { pathname: "/sign-up", query: next === "/" ? {} : { next } } as const;
  return (
    <>
      <ClaimGuestTables tables={tables} selected={claim} onSelect={setClaim} />
      <AccountForm asking={asking} go={WORDS.go}>
        <Field
          name="email"
          type="email"
          label={accountWords.fields.email}
          autoComplete="username"
          wrong={asking.wrong("email")}
          first
        />
        <Field
          name="passphrase"
          type="passphrase"
          label={accountWords.fields.passphrase}
          autoComplete="current-password"
          wrong={asking.wrong("passphrase")}
        />
      </AccountForm>
      <Link
        href="/reset-password"
        className="flex min-h-11 items-center text-soft underline underline-offset-4"
      >
        {WORDS.forgotten}
      </Link>
      {mails && (
        <div className="border-line border-t pt-5">
          {mailed ? (
            <p role="status">{WORDS.mailed}</p>
          ) : (
            <AccountForm asking={byMail} go={WORDS.mailGo} look="other">
              <Field
                name="email"
                type="email"
                label={WORDS.mailLink}
                autoComplete="email"
                wrong={byMail.wrong("email")}
              />
            </AccountForm>
          )}
        </div>
      )}
      {ways.length > 0 && (
        <div className="border-line border-t pt-5">
          <ProviderButtons ways={ways} next={next} claim={claim} />
        </div>
      )}
      <p className="flex min-h-11 flex-wrap items-center gap-x-2 border-line border-t pt-4">
        <span className="text-soft">{WORDS.noAccount}</span>
        <Link
          href={go}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {WORDS.signUp}
        </Link>
      </p>
    </>
  );
}
