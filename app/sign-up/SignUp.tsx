"use client";
import { useState } from "react";
import { AccountForm, Field } from "@/app/_account/AccountForm";
import { ClaimGuestTables } from "@/app/_account/ClaimGuestTables";
import { ProviderButtons } from "@/app/_account/ProviderButtons";
import { typed, useApiForm } from "@/app/_account/useApiForm";
import { useFragment } from "@/app/_account/useFragment";
import { signUp } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";

interface SignUpProps {
  readonly next: string;
  /** The invitation code, if the user comes from an invitation. */
  readonly invitation: string | null;
  /** How many tables this phone played without an account. */
  readonly tables: number;
  readonly ways: readonly { readonly id: string; readonly name: string }[];
  /** True while the server has no owner. */
  readonly unowned: boolean;
}

const WORDS = accountWords.fields;

/** Name, email, password, and the guest tables to claim. */
export function SignUp({ next, invitation, tables, ways, unowned }: SignUpProps) {
  const [claim, setClaim] = useState(true);
  const ownerCode = useFragment("code")?.get("code");
  const asking = useApiForm(
    (fields) =>
      signUp({
        name: typed(fields, "name"),
        email: typed(fields, "email"),
        passphrase: typed(fields, "passphrase"),
        claim,
        ...(invitation !== null && { invitation }),
        ...(ownerCode && { ownerCode }),
      }),
    () => location.assign(next),
    true,
  );
  return (
    <>
      {unowned && (
        <p className="font-semibold">{ownerCode ? accountWords.signUp.owns : accountWords.signUp.unowned}</p>
      )}
      <AccountForm asking={asking} go={accountWords.signUp.go}>
        <Field
          name="name"
          label={WORDS.name}
          hint={WORDS.nameHint}
          autoComplete="nickname"
          wrong={asking.wrong("name")}
          first
        />
        <Field
          name="email"
          type="email"
          label={WORDS.email}
          hint={WORDS.emailHint}
          autoComplete="username"
          wrong={asking.wrong("email")}
        />
        <Field
          name="passphrase"
          type="passphrase"
          label={WORDS.passphrase}
          hint={WORDS.passphraseHint}
          autoComplete="new-password"
          wrong={asking.wrong("passphrase")}
        />
        <div className="pb-2 empty:hidden">
          <ClaimGuestTables tables={tables} selected={claim} onSelect={setClaim} />
        </div>
      </AccountForm>
      {ways.length > 0 && (
        <div className="border-line border-t pt-5">
          <ProviderButtons ways={ways} next={next} claim={claim} />
        </div>
      )}
    </>
  );
}
