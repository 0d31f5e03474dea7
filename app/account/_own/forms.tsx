"use client";
import { AccountForm, Field } from "@/app/_account/AccountForm";
import { Current, useFreshness, useProof } from "@/app/_account/Proof";
import { typed, useApiForm } from "@/app/_account/useApiForm";
import { changeAccount, changePassword } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";
import { TokensToo } from "./TokensToo";

const WORDS = accountWords.fields;

interface FormProps {
  readonly onDone: () => void;
}

export function NameForm({ name, onDone }: FormProps & { readonly name: string }) {
  const asking = useApiForm((fields) => changeAccount({ name: typed(fields, "name") }), onDone);
  return (
    <AccountForm asking={asking} go={accountWords.account.save} className="gap-3 pb-1">
      <Field
        name="name"
        label={WORDS.name}
        hint={WORDS.nameHint}
        autoComplete="nickname"
        defaultValue={name === accountWords.nameless ? "" : name}
        wrong={asking.wrong("name")}
        first
      />
    </AccountForm>
  );
}

interface SecretProps extends FormProps {
  readonly email: string | null;
}

/** Changes the email address. Asks for the password, because someone else may hold the phone. */
export function EmailForm({ email, onDone }: SecretProps) {
  const { by } = useProof();
  const orAgain = useFreshness();
  const asking = useApiForm(
    (fields) =>
      orAgain(
        changeAccount({
          email: typed(fields, "email"),
          ...(by === "passphrase" && { passphrase: typed(fields, "current") }),
        }),
      ),
    onDone,
  );
  return (
    <AccountForm asking={asking} go={accountWords.account.save} className="gap-3 pb-1">
      <Field
        name="email"
        type="email"
        label={WORDS.email}
        hint={accountWords.account.emailHint}
        autoComplete="email"
        defaultValue={email ?? ""}
        wrong={asking.wrong("email")}
        first
      />
      <Current asking={asking} />
    </AccountForm>
  );
}

/** Changes or sets the password. */
export function PasswordForm({ email, tokens, onDone }: SecretProps & { readonly tokens: number }) {
  const { by } = useProof();
  const orAgain = useFreshness();
  const asking = useApiForm(
    (fields) =>
      orAgain(
        changePassword(
          typed(fields, "passphrase"),
          by === "passphrase" ? typed(fields, "current") : undefined,
          fields.has("tokens"),
        ),
      ),
    onDone,
  );
  return (
    <AccountForm asking={asking} go={accountWords.account.save} className="gap-3 pb-1">
      {/* Lets the phone's password manager store it by email address. */}
      <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      <div className="flex flex-col gap-3 flat:flex-row flat:*:flex-1">
        <Current asking={asking} first />
        <Field
          name="passphrase"
          type="passphrase"
          label={WORDS.newPassphrase}
          hint={WORDS.passphraseHint}
          autoComplete="new-password"
          wrong={asking.wrong("passphrase")}
          first={by !== "passphrase"}
        />
      </div>
      <p className="text-soft">{accountWords.account.passphraseEnds}</p>
      <TokensToo count={tokens} />
    </AccountForm>
  );
}
