"use client";
import { Field } from "@/app/_account/Field";
import { GoButton } from "@/app/_account/GoButton";
import { typed, useAsk } from "@/app/_account/useAsk";
import { signUp } from "@/lib/client/accountApi";
import { accountWords, sayComeAlong } from "@/lib/words/accountScreens";

interface SignUpProps {
  readonly next: string;
  /** The code of a group's invitation, when somebody comes by one. */
  readonly invitation: string | null;
  /** How many tables were played on this phone without an account. */
  readonly tables: number;
}

const WORDS = accountWords.fields;

/** A name, an e-mail, a passphrase, and what comes along. */
export function SignUp({ next, invitation, tables }: SignUpProps) {
  const asking = useAsk(
    (fields) =>
      signUp({
        name: typed(fields, "name"),
        email: typed(fields, "email"),
        passphrase: typed(fields, "passphrase"),
        claim: fields.get("claim") !== null,
        ...(invitation !== null && { invitation }),
      }),
    () => location.assign(next),
    true,
  );
  return (
    <form {...asking.form} className="flex flex-col gap-3">
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
      {tables > 0 && (
        <label className="flex min-h-14 items-center gap-4 pb-2">
          <input
            type="checkbox"
            name="claim"
            defaultChecked
            className="size-6 shrink-0 accent-[var(--brass)]"
          />
          <span>{sayComeAlong(tables)}</span>
        </label>
      )}
      <GoButton asking={asking}>{accountWords.signUp.go}</GoButton>
    </form>
  );
}
