"use client";

import { useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import { When } from "@/app/ui/When";
import { installationWords } from "@/lib/messages/installation";
import { sayAgo } from "@/lib/messages/moments";
import type { AccountLine } from "@/lib/protocol/installation";
import { EndSessions, HandOver, MakeCode } from "./AccountKeys";

const WORDS = installationWords.accounts;

interface AccountRowProps {
  readonly account: AccountLine;
  /** The render time, in milliseconds. */
  readonly now: number;
  /** The origin of this server. */
  readonly origin: string;
}

/** An account; a tap opens the server owner's actions. */
export function AccountRow({ account, now, origin }: AccountRowProps) {
  const { id, name, email, proven, since, lastSeen, groups, owner } = account;
  const [open, setOpen] = useState(false);
  return (
    <li className="border-line border-b">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-16 w-full items-center gap-4 py-3 text-left"
      >
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="block font-semibold leading-snug">
            {name}
            {owner && <span className="font-normal text-soft"> ({WORDS.you})</span>}
          </span>
          <span className="block text-base leading-snug">
            {email ?? WORDS.noEmail}
            {email !== null && <span className="text-soft"> · {proven ? WORDS.proven : WORDS.unproven}</span>}
          </span>
          <span className="block text-small text-soft leading-snug">
            {WORDS.since} <When at={since} as="date" />
            {" · "}
            {lastSeen === null ? WORDS.never : WORDS.lastSeen(sayAgo(Date.parse(lastSeen), now))}
            {" · "}
            {WORDS.groups(groups)}
          </span>
        </span>
        <span aria-hidden="true" className="text-large text-soft leading-none">
          ›
        </span>
      </button>
      <Sheet title={name} open={open} onClose={() => setOpen(false)}>
        <MakeCode account={id} name={name} origin={origin} />
        {!owner && <EndSessions account={id} name={name} />}
        {!owner && <HandOver account={id} name={name} />}
      </Sheet>
    </li>
  );
}
