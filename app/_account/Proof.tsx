"use client";
import { useRouter } from "next/navigation";
import { createContext, useContext, useState } from "react";
import { FormError } from "@/app/ui/Form";
import { type AccountAnswer, mailLink } from "@/lib/client/accountApi";
import { accountWords, saySignInAgain } from "@/lib/messages/account";
import type { ProvesItself } from "@/lib/protocol/account";
import { Field } from "./AccountForm";
import { ProviderButtons } from "./ProviderButtons";
import type { FormState } from "./useApiForm";

/**
 * Data for a page that confirms the owner's identity and, if the session is too old, offers another sign-in.
 */
export interface Proof {
  readonly by: ProvesItself;
  /** The linked providers that this server has configured. */
  readonly ways: readonly { readonly id: string; readonly name: string }[];
  /** The verified email address, if the server can send mail. */
  readonly mailbox: string | null;
}

const ProofContext = createContext<Proof>({ by: "passphrase", ways: [], mailbox: null });

export const ProofOnPage = ({
  proof,
  children,
}: {
  readonly proof: Proof;
  readonly children: React.ReactNode;
}) => <ProofContext value={proof}>{children}</ProofContext>;

export const useProof = (): Proof => useContext(ProofContext);

/**
 * Refreshes the page when a response says that the sign-in is too old. Its forms then offer to sign in again.
 */
export function useFreshness() {
  const router = useRouter();
  return async <Answer extends AccountAnswer>(answer: Promise<Answer>): Promise<Answer> => {
    const answered = await answer;
    if (!answered.ok && answered.code === "sign-in-again") router.refresh();
    return answered;
  };
}

interface CurrentProps {
  readonly asking: FormState;
  readonly first?: boolean;
}

/** The current password, if the account has one. */
export function Current({ asking, first = false }: CurrentProps) {
  if (useProof().by !== "passphrase") return null;
  return (
    <Field
      name="current"
      type="passphrase"
      label={accountWords.fields.currentPassphrase}
      autoComplete="current-password"
      wrong={asking.wrong("current")}
      first={first}
    />
  );
}

/** Shows the form, or a sign-in prompt if the session is too old for it. */
export function Proven({ next, children }: { readonly next: string; readonly children: React.ReactNode }) {
  const proof = useProof();
  if (proof.by !== "sign-in") return children;
  return <SignInAgain {...proof} next={next} />;
}

function SignInAgain({ ways, mailbox, next }: Proof & { readonly next: string }) {
  const [response, setResponse] = useState<AccountAnswer | null>(null);
  // Guest tables stay where they are; re-authentication does not ask about them.
  const wish = { next, claim: false };
  return (
    <div className="flex flex-col gap-3 pb-1">
      <p className="pb-2">{accountWords.again.why}</p>
      <ProviderButtons ways={ways} {...wish} say={saySignInAgain} />
      {mailbox !== null && (
        <button
          type="button"
          className="key min-h-14 px-4 font-semibold"
          onClick={async () => setResponse(await mailLink(mailbox, wish))}
        >
          {accountWords.signIn.mailGo}
        </button>
      )}
      <FormError sentence={response && !response.ok ? response.message : null} />
      <p role="status" className="text-soft">
        {response?.ok
          ? accountWords.signIn.mailed
          : ways.length === 0 && mailbox === null
            ? accountWords.again.noWay
            : ""}
      </p>
    </div>
  );
}
