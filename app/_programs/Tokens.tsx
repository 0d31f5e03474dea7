"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AccountForm } from "@/app/_account/AccountForm";
import { Current, Proven, useFreshness, useProof } from "@/app/_account/Proof";
import { typed, useApiForm } from "@/app/_account/useApiForm";
import { SelectField, TextField } from "@/app/ui/Field";
import { FormError } from "@/app/ui/Form";
import { Section } from "@/app/ui/Section";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { ask } from "@/lib/client/ask";
import { accountWords } from "@/lib/messages/account";
import { tokenWords } from "@/lib/messages/tokens";
import { TOKEN_DAYS, TOKEN_SCOPES, type TokenLine, type TokenScope } from "@/lib/protocol/tokens";
import { Choices } from "./Choices";
import { ShownOnce } from "./ShownOnce";

interface TokensProps {
  /** The group that the tokens are for; null for the account's. */
  readonly group: string | null;
  readonly tokens: readonly TokenLine[];
  /** The path of this page, to return to after another sign-in. */
  readonly here: string;
}

const WORDS = tokenWords;

/** The tokens of an account or of a group: listed, made, revoked. */
export function Tokens({ group, tokens, here }: TokensProps) {
  const router = useRouter();
  const [making, setMaking] = useState(false);
  const [message, setMessage] = useState("");
  const mutation = useMutation(accountWords.noAnswer);
  const revoke = async (token: string) => {
    setMessage("");
    const done = await mutation.run(() =>
      group === null
        ? ask("DELETE /api/v1/account/tokens/{token}", { token })
        : ask("DELETE /api/v1/groups/{group}/tokens/{token}", { group, token }),
    );
    if (done === null) return;
    setMessage(WORDS.revoked);
    router.refresh();
  };
  return (
    <Section id="tokens" heading={WORDS.tokens} look="quiet" className="flex flex-col gap-3">
      {tokens.length === 0 ? (
        <p>{WORDS.none}</p>
      ) : (
        <ul>
          {tokens.map((token) => (
            <li key={token.id} className="flex min-h-16 items-center gap-3 border-line border-b py-2">
              <TokenText token={token} group={group} />
              <button
                type="button"
                aria-label={WORDS.revokeName(token.label)}
                aria-disabled={mutation.going}
                onClick={() => void revoke(token.id)}
                className="key shrink-0 px-3 font-semibold text-small"
              >
                {WORDS.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormError sentence={mutation.error} />
      <p aria-live="polite" className={message ? "text-good" : "sr-only"}>
        {message}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setMaking(true)}
        className="key key-next min-h-16 font-semibold text-lead"
      >
        {WORDS.make}
      </button>
      <Sheet title={WORDS.make} open={making} onClose={() => setMaking(false)}>
        <Proven next={here}>
          <NewToken group={group} onMade={() => router.refresh()} />
        </Proven>
      </Sheet>
    </Section>
  );
}

function TokenText({ token, group }: { readonly token: TokenLine; readonly group: string | null }) {
  const { label, scopes, maker, expires, used } = token;
  const whose = group === null ? token.group && WORDS.only(token.group.name) : WORDS.by(maker);
  return (
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <span className="block font-semibold">{label}</span>
      <span className="block text-small">{scopes.map((scope) => WORDS.scope[scope].name).join(", ")}</span>
      <span className="block text-small text-soft">
        {whose !== null && `${whose} · `}
        {WORDS.until} <When at={expires} as="moment" /> ·{" "}
        {used === null ? (
          WORDS.unused
        ) : (
          <>
            {WORDS.used} <When at={used} as="moment" />
          </>
        )}
      </span>
    </span>
  );
}

/** The token's purpose, scopes and lifetime; then the token, which is shown once. */
function NewToken({ group, onMade }: { readonly group: string | null; readonly onMade: () => void }) {
  const { by } = useProof();
  const orAgain = useFreshness();
  const [label, setLabel] = useState("");
  const [scopes, setScopes] = useState<readonly TokenScope[]>(["watch"]);
  const [days, setDays] = useState<(typeof TOKEN_DAYS)[number]>(90);
  const [secret, setSecret] = useState<string | null>(null);
  const make = async (passphrase: string | undefined) => {
    const token = { label, scopes, days, ...(passphrase !== undefined && { passphrase }) };
    const made = await (group === null
      ? ask("POST /api/v1/account/tokens", {}, token)
      : ask("POST /api/v1/groups/{group}/tokens", { group }, token));
    if (made.ok) setSecret(made.secret);
    return made;
  };
  const asking = useApiForm(
    (fields) => orAgain(make(by === "passphrase" ? typed(fields, "current") : undefined)),
    onMade,
  );
  if (secret !== null) return <ShownOnce secret={secret} how={WORDS.once} copy={WORDS.copy} />;
  return (
    <AccountForm asking={asking} go={WORDS.makeNow} look="page" className="gap-4 pb-1">
      <TextField
        label={WORDS.label}
        value={label}
        placeholder={WORDS.example}
        mostCharacters={40}
        onType={setLabel}
      />
      <Choices
        legend={WORDS.scopes}
        options={TOKEN_SCOPES.map((scope) => ({ value: scope, ...WORDS.scope[scope] }))}
        chosen={scopes}
        onChoose={setScopes}
      />
      <SelectField
        label={WORDS.lasts}
        value={days}
        options={TOKEN_DAYS.map((one) => ({ value: one, label: WORDS.days[one] }))}
        onChoose={setDays}
      />
      <Current asking={asking} />
    </AccountForm>
  );
}
