"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Proven } from "@/app/_account/Proof";
import { Sheet } from "@/app/ui/Sheet";
import { proveEmail } from "@/lib/client/accountApi";
import { accountWords, sayChange } from "@/lib/messages/account";
import type { OwnAccount } from "@/lib/protocol/account";
import { EmailForm, NameForm, PasswordForm } from "./forms";

interface DetailsProps {
  readonly account: OwnAccount;
  readonly mails: boolean;
  /** The number of the account's access tokens. */
  readonly tokens: number;
}

const WORDS = accountWords.account;

/** The account's fields, each with its own sheet. */
const PARTS = ["name", "email", "passphrase"] as const;
type Part = (typeof PARTS)[number];

/** Name, email and password, each with a key to change it. */
export function Details({ account, mails, tokens }: DetailsProps) {
  const router = useRouter();
  const [open, setOpen] = useState<Part | null>(null);
  const [notice, setNotice] = useState<{ readonly wrong: boolean; readonly sentence: string } | null>(null);
  const { name, email, proven, hasPassphrase } = account;
  const shown: Readonly<Record<Part, string>> = {
    name,
    email: email ?? WORDS.noEmail,
    passphrase: hasPassphrase ? WORDS.set : WORDS.none,
  };
  const done = (sentence: string | null) => {
    setOpen(null);
    setNotice(sentence === null ? null : { wrong: false, sentence });
    router.refresh();
  };
  return (
    <div className="flex flex-col">
      {name === accountWords.nameless && <p className="pb-2 font-semibold">{WORDS.nameless}</p>}
      <dl>
        {PARTS.map((part) => (
          <div
            key={part}
            className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 border-line border-b py-2 last:border-b-0"
          >
            <dt className="text-small text-soft">{WORDS[part]}</dt>
            <dd className="row-start-2 font-semibold [overflow-wrap:anywhere]">
              {shown[part]}
              {part === "email" && email !== null && (
                <span className="font-normal text-soft"> · {proven ? WORDS.proven : WORDS.unproven}</span>
              )}
            </dd>
            <dd className="row-span-2 flex flex-col justify-center gap-2">
              {part === "email" && email !== null && !proven && mails && (
                <button
                  type="button"
                  className="key shrink-0 px-3 font-semibold"
                  onClick={async () => {
                    const answer = await proveEmail();
                    setNotice({
                      wrong: !answer.ok,
                      sentence: answer.ok ? WORDS.proofMailed : answer.message,
                    });
                  }}
                >
                  {WORDS.prove}
                </button>
              )}
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={sayChange(WORDS[part])}
                onClick={() => setOpen(part)}
                className="key shrink-0 px-3 font-semibold"
              >
                {shown[part] === WORDS.none || shown[part] === WORDS.noEmail ? WORDS.setOne : WORDS.change}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p
        role={notice?.wrong ? "alert" : "status"}
        className={`min-h-7 pt-2 text-small ${notice?.wrong ? "text-fire-ink" : "text-soft"}`}
      >
        {notice?.sentence}
      </p>
      <Sheet title={open ? WORDS[open] : ""} open={open !== null} onClose={() => setOpen(null)}>
        {open === "name" && <NameForm name={name} onDone={() => done(null)} />}
        {open === "email" && (
          <Proven next="/account">
            <EmailForm email={email} onDone={() => done(null)} />
          </Proven>
        )}
        {open === "passphrase" && (
          <Proven next="/account">
            <PasswordForm email={email} tokens={tokens} onDone={() => done(WORDS.passphraseDone)} />
          </Proven>
        )}
      </Sheet>
    </div>
  );
}
