"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { AccountForm } from "@/app/_account/AccountForm";
import { Current, Proven, useFreshness, useProof } from "@/app/_account/Proof";
import { typed, useApiForm } from "@/app/_account/useApiForm";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { ask } from "@/lib/client/ask";
import { copyText } from "@/lib/client/copyText";
import { groupWords } from "@/lib/messages/group";
import { installationWords } from "@/lib/messages/installation";
import type { RecoveryCode } from "@/lib/protocol/installation";

const CODE_WORDS = installationWords.recovery;

interface MakeCodeProps {
  readonly account: string;
  readonly name: string;
  readonly origin: string;
}

/** Creates a password reset code, shown until the sheet closes. */
export function MakeCode({ account, name, origin }: MakeCodeProps) {
  const { by } = useProof();
  const orAgain = useFreshness();
  const [made, setMade] = useState<RecoveryCode | null>(null);
  const asking = useApiForm(
    async (fields) => {
      const sent = by === "passphrase" ? { passphrase: typed(fields, "current") } : {};
      const answered = await orAgain(
        ask("POST /api/v1/installation/accounts/{account}/recovery-code", { account }, sent),
      );
      if (answered.ok) setMade(answered);
      return answered;
    },
    () => undefined,
  );
  const [copied, setCopied] = useState<"no" | "copied" | "selected">("no");
  const shown = useRef<HTMLParagraphElement>(null);
  if (made === null)
    return (
      <div className="pb-4">
        <p className="pb-3 leading-snug [overflow-wrap:anywhere]">{CODE_WORDS.how(name)}</p>
        <Proven next="/server/accounts">
          <AccountForm asking={asking} go={CODE_WORDS.make}>
            <Current asking={asking} />
          </AccountForm>
        </Proven>
      </div>
    );
  const { code, expiresAt } = made;
  return (
    <div className="flex flex-col gap-3 pb-4">
      <p role="status" className="font-semibold leading-snug">
        {CODE_WORDS.shown}
      </p>
      <p
        ref={shown}
        className="felt select-all text-balance px-4 py-5 text-center font-mono font-semibold text-lead leading-relaxed tracking-wider"
      >
        {code}
      </p>
      <button
        type="button"
        onClick={async () => setCopied((await copyText(code, shown.current)) ? "copied" : "selected")}
        className="key min-h-14 font-semibold"
      >
        {copied === "copied" ? CODE_WORDS.copied : CODE_WORDS.copy}
      </button>
      <p aria-live="polite" className={copied === "selected" ? "text-soft" : "sr-only"}>
        {copied === "selected" ? CODE_WORDS.selected : copied === "copied" ? CODE_WORDS.copied : ""}
      </p>
      <p className="text-base leading-snug">
        {CODE_WORDS.where}{" "}
        <strong className="font-semibold [overflow-wrap:anywhere]">{origin}/recover</strong>.{" "}
        {CODE_WORDS.once} <When at={expiresAt} as="moment" />. {CODE_WORDS.after}
      </p>
    </div>
  );
}

const END_WORDS = installationWords.endSessions;

/** Signs an account out everywhere, for example after a lost phone. */
export function EndSessions({ account, name }: { readonly account: string; readonly name: string }) {
  const [ended, setEnded] = useState<number | null>(null);
  const { going, error, run } = useMutation(groupWords.noAnswer);
  return (
    <div className="border-line border-t py-4">
      <p className="pb-3 leading-snug [overflow-wrap:anywhere]">{END_WORDS.how(name)}</p>
      {ended === null ? (
        <button
          type="button"
          aria-disabled={going}
          onClick={async () =>
            setEnded(
              (
                await run(() =>
                  ask("DELETE /api/v1/installation/accounts/{account}/sessions", { account }, {}),
                )
              )?.ended ?? null,
            )
          }
          className="key min-h-14 w-full px-4 font-semibold"
        >
          {going ? END_WORDS.going : END_WORDS.end}
        </button>
      ) : (
        <p role="status" className="font-semibold">
          {END_WORDS.ended(ended)}
        </p>
      )}
      <FormError sentence={error} />
    </div>
  );
}

const HAND_OVER_WORDS = installationWords.handOver;

/** Transfers the server; it asks twice, because this cannot be undone here. */
export function HandOver({ account, name }: { readonly account: string; readonly name: string }) {
  const router = useRouter();
  const [sure, setSure] = useState(false);
  const { by } = useProof();
  const orAgain = useFreshness();
  const asking = useApiForm(
    (fields) => {
      const sent = by === "passphrase" ? { passphrase: typed(fields, "current") } : {};
      return orAgain(ask("PATCH /api/v1/installation", {}, { owner: account, ...sent }));
    },
    () => router.replace("/"),
    true,
  );
  if (!sure)
    return (
      <button
        type="button"
        onClick={() => setSure(true)}
        className="min-h-14 w-full text-soft underline underline-offset-4"
      >
        {HAND_OVER_WORDS.offer}
      </button>
    );
  return (
    <div className="border-line border-t pt-4">
      <p className="pb-3 leading-snug [overflow-wrap:anywhere]">{HAND_OVER_WORDS.how(name)}</p>
      <Proven next="/server/accounts">
        <AccountForm
          asking={asking}
          go={HAND_OVER_WORDS.yes(name)}
          look="grave"
          instead={
            <button type="button" onClick={() => setSure(false)} className="key min-h-14 px-4 font-semibold">
              {HAND_OVER_WORDS.no}
            </button>
          }
        >
          <Current asking={asking} />
        </AccountForm>
      </Proven>
    </div>
  );
}
