"use client";
import { useState } from "react";
import { AccountForm } from "@/app/_account/AccountForm";
import { Current, Proven, useFreshness, useProof } from "@/app/_account/Proof";
import { typed, useApiForm } from "@/app/_account/useApiForm";
import { SelectField, TextField } from "@/app/ui/Field";
import { ManagedList, useListChanges } from "@/app/ui/ManagedList";
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
  const changes = useListChanges(accountWords.noAnswer);
  return (
    <ManagedList
      id="tokens"
      heading={WORDS.tokens}
      rows={tokens}
      none={WORDS.none}
      text={(token) => <TokenText token={token} group={group} />}
      changes={changes}
      remove={{
        label: WORDS.revoke,
        named: ({ label }) => WORDS.revokeName(label),
        means: WORDS.revokeMeans,
        now: WORDS.revokeNow,
        send: ({ id: token }) =>
          group === null
            ? ask("DELETE /api/v1/account/tokens/{token}", { token })
            : ask("DELETE /api/v1/groups/{group}/tokens/{token}", { group, token }),
        done: WORDS.revoked,
      }}
      make={{ label: WORDS.make, bright: true, title: WORDS.make }}
      form={(onMade) => (
        <Proven next={here}>
          <NewToken group={group} onMade={onMade} />
        </Proven>
      )}
    />
  );
}

function TokenText({ token, group }: { readonly token: TokenLine; readonly group: string | null }) {
  const { label, scopes, maker, expires, used } = token;
  const whose = group === null ? token.group && WORDS.only(token.group.name) : WORDS.by(maker);
  return (
    <>
      <span className="block font-semibold">{label}</span>
      <span className="block text-small">{scopes.map((scope) => WORDS.scope[scope].name).join(", ")}</span>
      <span className="block text-small text-soft">
        {whose !== null && `${whose} · `}
        {WORDS.until} <When at={expires} as="day" /> ·{" "}
        {used === null ? (
          WORDS.unused
        ) : (
          <>
            {WORDS.used} <When at={used} as="moment" />
          </>
        )}
      </span>
    </>
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
  const missing = label.trim() === "" ? WORDS.noLabel : scopes.length === 0 ? WORDS.noneChosen : null;
  const asking = useApiForm(
    async (fields) =>
      missing === null
        ? orAgain(make(by === "passphrase" ? typed(fields, "current") : undefined))
        : { ok: false, code: "bad-format", message: missing },
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
