"use client";

import { useRef, useState } from "react";
import { Trouble } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { ask } from "@/lib/client/ask";
import { copyText } from "@/lib/client/copyText";
import { groupWords } from "@/lib/messages/group";
import { installationWords } from "@/lib/messages/installation";
import type { RecoveryCode } from "@/lib/protocol/installation";

const WORDS = installationWords.recovery;

interface MakeCodeProps {
  readonly account: string;
  readonly name: string;
  readonly origin: string;
}

/** A code for somebody who forgot their passphrase: made at a tap, shown until the sheet is closed. */
export function MakeCode({ account, name, origin }: MakeCodeProps) {
  const { going, trouble, run } = useMutation(groupWords.noAnswer);
  const [made, setMade] = useState<RecoveryCode | null>(null);
  const [copied, setCopied] = useState<"no" | "copied" | "selected">("no");
  const shown = useRef<HTMLParagraphElement>(null);
  if (made === null)
    return (
      <div className="pb-4">
        <p className="pb-3 leading-snug [overflow-wrap:anywhere]">{WORDS.how(name)}</p>
        <button
          type="button"
          aria-disabled={going}
          onClick={async () =>
            setMade(
              await run(() =>
                ask("POST /api/v1/installation/accounts/{account}/recovery-code", { account }, {}),
              ),
            )
          }
          className="plate brass mb-2 min-h-14 w-full px-4 font-semibold"
        >
          {going ? WORDS.making : WORDS.make}
        </button>
        <Trouble sentence={trouble} />
      </div>
    );
  const { code, expiresAt } = made;
  return (
    <div className="flex flex-col gap-3 pb-4">
      <p role="status" className="font-semibold leading-snug">
        {WORDS.shown}
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
        className="plate min-h-14 font-semibold"
      >
        {copied === "copied" ? WORDS.copied : WORDS.copy}
      </button>
      <p aria-live="polite" className={copied === "selected" ? "text-soft" : "sr-only"}>
        {copied === "selected" ? WORDS.selected : copied === "copied" ? WORDS.copied : ""}
      </p>
      <p className="text-base leading-snug">
        {WORDS.where} <strong className="font-semibold [overflow-wrap:anywhere]">{origin}/recover</strong>.{" "}
        {WORDS.once} <When at={expiresAt} as="moment" />. {WORDS.after}
      </p>
    </div>
  );
}
