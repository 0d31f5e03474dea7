"use client";
import { useState } from "react";
import { AccountForm } from "@/app/_account/AccountForm";
import { ClaimGuestTables } from "@/app/_account/ClaimGuestTables";
import { useApiForm } from "@/app/_account/useApiForm";
import { useFragment } from "@/app/_account/useFragment";
import { followLink } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/account";

const WORDS = accountWords.link;

interface ByLinkProps {
  /** How many tables were played on this phone without an account. */
  readonly tables: number;
  /** Whether whoever asked for the link said that they stay the phone's. */
  readonly stays: boolean;
  readonly children: React.ReactNode;
}

/**
 * Whoever comes by the link in a mail gets one button instead of the page. What merely opens links, as mail servers do, presses
 * none.
 */
export function ByLink({ tables, stays, children }: ByLinkProps) {
  const [claim, setClaim] = useState(!stays);
  const brought = useFragment("link");
  const email = brought?.get("email") ?? "";
  const asking = useApiForm(
    () => followLink(email, brought?.get("link") ?? "", { next: brought?.get("next") ?? "/", claim }),
    ({ url }) => location.assign(url ?? "/"),
    true,
  );
  if (brought === null) return children;
  return (
    <AccountForm asking={asking} go={WORDS.go} className="gap-5">
      <h2 className="font-bold text-lead">{WORDS.title}</h2>
      <p>
        {WORDS.as} <strong className="[overflow-wrap:anywhere]">{email}</strong>.
      </p>
      <ClaimGuestTables tables={tables} comes={claim} onComes={setClaim} />
    </AccountForm>
  );
}
