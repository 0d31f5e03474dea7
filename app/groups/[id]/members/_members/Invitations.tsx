"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Trouble } from "@/app/ui/Form";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { sendRevoke } from "@/lib/client/groupApi";
import { groupWords } from "@/lib/messages/group";
import type { InvitedRole, OpenInvitation } from "@/lib/protocol/membership";
import { InviteSheet } from "./InviteSheet";

interface InvitationsProps {
  readonly group: string;
  /** Which roles the reader may invite to. */
  readonly roles: readonly InvitedRole[];
  readonly open: readonly OpenInvitation[];
  /** Where other phones reach this server. */
  readonly origin: string;
}

const WORDS = groupWords.invite;

/** The open invitations to a group, and the way to make another. */
export function Invitations({ group, roles, open, origin }: InvitationsProps) {
  const router = useRouter();
  const [inviting, setInviting] = useState(false);
  const [told, setTold] = useState("");
  const deed = useMutation(groupWords.noAnswer);
  const revoke = async (id: string) => {
    setTold("");
    if ((await deed.run(() => sendRevoke(group, id))) === null) return;
    setTold(WORDS.revoked);
    router.refresh();
  };
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <h2 id="invitations" className="text-note text-soft">
        {WORDS.title}
      </h2>
      {open.length === 0 ? (
        <p>{WORDS.none}</p>
      ) : (
        <ul>
          {open.map(({ id, role, uses, mostUses, until, madeBy }) => (
            <li key={id} className="flex min-h-16 items-center gap-3 border-line border-b py-2">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{WORDS.line(role, uses, mostUses)}</span>
                <span className="block text-note text-soft [overflow-wrap:anywhere]">
                  {`${WORDS.until} `}
                  <When at={until} as="moment" />
                  {`, ${WORDS.madeBy(madeBy)}`}
                </span>
              </span>
              <button
                type="button"
                aria-label={WORDS.revokeName(role)}
                aria-disabled={deed.going}
                onClick={() => void revoke(id)}
                className="plate shrink-0 px-3 font-semibold text-sm"
              >
                {WORDS.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Trouble sentence={deed.trouble} />
      <p aria-live="polite" className={told ? "text-good" : "sr-only"}>
        {told}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setInviting(true)}
        className="plate brass min-h-16 font-semibold text-lg"
      >
        {WORDS.open}
      </button>
      <Sheet title={WORDS.sheet} open={inviting} onClose={() => setInviting(false)}>
        <InviteSheet group={group} roles={roles} origin={origin} onMade={() => router.refresh()} />
      </Sheet>
    </section>
  );
}
