"use client";
import { AccountForm, Field } from "@/app/_account/AccountForm";
import { type Asking, typed, useAsk } from "@/app/_account/useAsk";
import { changeAccount, changePassphrase } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";

const WORDS = accountWords.fields;

interface FormProps {
  readonly onDone: () => void;
}

/** Another name. */
export function NameForm({ name, onDone }: FormProps & { readonly name: string }) {
  const asking = useAsk((fields) => changeAccount({ name: typed(fields, "name") }), onDone);
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
  readonly hasPassphrase: boolean;
}

/** Another e-mail; whoever finds the phone lying open does not know the passphrase that goes with it. */
export function EmailForm({ email, hasPassphrase, onDone }: SecretProps) {
  const asking = useAsk(
    (fields) =>
      changeAccount({
        email: typed(fields, "email"),
        ...(hasPassphrase && { passphrase: typed(fields, "current") }),
      }),
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
      {hasPassphrase && <Current asking={asking} />}
    </AccountForm>
  );
}

/** Another passphrase, or a first one. */
export function PassphraseForm({ email, hasPassphrase, onDone }: SecretProps) {
  const asking = useAsk(
    (fields) =>
      changePassphrase(typed(fields, "passphrase"), hasPassphrase ? typed(fields, "current") : undefined),
    onDone,
  );
  return (
    <AccountForm asking={asking} go={accountWords.account.save} className="gap-3 pb-1">
      {/* For the phone's own store of passphrases, which keeps them by e-mail. */}
      <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      {hasPassphrase && <Current asking={asking} first />}
      <Field
        name="passphrase"
        type="passphrase"
        label={WORDS.newPassphrase}
        hint={WORDS.passphraseHint}
        autoComplete="new-password"
        wrong={asking.wrong("passphrase")}
        first={!hasPassphrase}
      />
      <p className="text-soft">{accountWords.account.passphraseEnds}</p>
    </AccountForm>
  );
}

interface CurrentProps {
  readonly asking: Asking;
  readonly first?: boolean;
}

/** The passphrase of now. */
export const Current = ({ asking, first = false }: CurrentProps) => (
  <Field
    name="current"
    type="passphrase"
    label={WORDS.currentPassphrase}
    autoComplete="current-password"
    wrong={asking.wrong("current")}
    first={first}
  />
);
