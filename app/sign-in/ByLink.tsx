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
  /** How many tables this phone played without an account. */
  readonly tables: number;
  /** True if the user chose to leave them on the phone when requesting the link. */
  readonly stays: boolean;
  readonly children: React.ReactNode;
}

/**
 * The target of a sign-in link shows one button. Programs that only open links, such as mail servers, do not
 * press it and cannot use up the token.
 */
export function ByLink({ tables, stays, children }: ByLinkProps) {
  const [claim, setClaim] = useState(!stays);
  const fragment = useFragment("link");
  const email = fragment?.get("email") ?? "";
  const asking = useApiForm(
    () => followLink(email, fragment?.get("link") ?? "", { next: fragment?.get("next") ?? "/", claim }),
    ({ url }) => location.assign(url ?? "/"),
    true,
  );
  if (fragment === null) return children;
  return (
    <AccountForm asking={asking} go={WORDS.go} className="gap-5">
      <h2 className="font-bold text-lead">{WORDS.title}</h2>
      <p>
        {WORDS.as} <strong className="[overflow-wrap:anywhere]">{email}</strong>.
      </p>
      <ClaimGuestTables tables={tables} selected={claim} onSelect={setClaim} />
    </AccountForm>
  );
}
