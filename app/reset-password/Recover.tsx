"use client";
import { useState } from "react";
import { AccountForm, Field } from "@/app/_account/AccountForm";
import { ClaimGuestTables } from "@/app/_account/ClaimGuestTables";
import { typed, useApiForm } from "@/app/_account/useApiForm";
import { useFragment } from "@/app/_account/useFragment";
import { mailCode, recover } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";

const WORDS = accountWords.recover;

interface RecoverProps {
  /** True if the server sends email. */
  readonly mails: boolean;
  /** How many tables this phone played without an account. */
  readonly tables: number;
}

/** Resets a password with a code, by email or from the server owner, then a new password. */
export function Recover({ mails, tables }: RecoverProps) {
  const code = useFragment("code")?.get("code") ?? "";
  const [asked, setAsked] = useState(false);
  const has = !mails || asked || code !== "";
  return has ? (
    <WithCode key={code} code={code} mails={mails} tables={tables} />
  ) : (
    <ByMail onHas={() => setAsked(true)} />
  );
}

function ByMail({ onHas }: { readonly onHas: () => void }) {
  const [mailed, setMailed] = useState(false);
  const asking = useApiForm(
    (fields) => mailCode(typed(fields, "email")),
    () => setMailed(true),
  );
  return (
    <>
      {mailed ? (
        <p role="status">{WORDS.mailed}</p>
      ) : (
        <AccountForm asking={asking} go={WORDS.mail}>
          <Field
            name="email"
            type="email"
            label={accountWords.fields.email}
            autoComplete="username"
            wrong={asking.wrong("email")}
            first
          />
        </AccountForm>
      )}
      <button type="button" onClick={onHas} className="key min-h-14 font-semibold">
        {WORDS.haveCode}
      </button>
    </>
  );
}

function WithCode({ code, mails, tables }: RecoverProps & { readonly code: string }) {
  const [claim, setClaim] = useState(true);
  const asking = useApiForm(
    (fields) => recover(typed(fields, "code"), typed(fields, "passphrase"), claim),
    () => location.assign("/account"),
    true,
  );
  return (
    <AccountForm asking={asking} go={WORDS.go}>
      {!mails && <p className="pb-2 text-soft">{WORDS.noMail}</p>}
      <Field
        name="code"
        label={accountWords.fields.code}
        hint={accountWords.fields.codeHint}
        autoComplete="one-time-code"
        defaultValue={code}
        wrong={asking.wrong("code")}
        first={code === ""}
      />
      <Field
        name="passphrase"
        type="passphrase"
        label={accountWords.fields.newPassphrase}
        hint={accountWords.fields.passphraseHint}
        autoComplete="new-password"
        wrong={asking.wrong("passphrase")}
        first={code !== ""}
      />
      <p className="text-soft">{WORDS.ends}</p>
      <ClaimGuestTables tables={tables} selected={claim} onSelect={setClaim} />
    </AccountForm>
  );
}
