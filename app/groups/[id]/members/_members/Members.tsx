"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Confirm } from "@/app/ui/Confirm";
import { FormError } from "@/app/ui/Form";
import { Named } from "@/app/ui/Named";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { type Answer, ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import type { GroupRole, Member } from "@/lib/protocol/membership";

interface MembersProps {
  readonly group: string;
  readonly members: readonly Member[];
  /** How many open invitations a removed member could use to return. */
  readonly openInvitations: number;
}

const WORDS = groupWords.members;

/** A group's members; a tap opens the possible changes. */
export function Members({ group, members, openInvitations }: MembersProps) {
  const router = useRouter();
  const [account, setAccount] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const mutation = useMutation(groupWords.noAnswer);
  const member = members.find((one) => one.account === account);

  const open = (one: Member) => {
    mutation.clear();
    setMessage("");
    setAccount(one.account);
  };
  const change = async (send: () => Promise<Answer>, done: string) => {
    if ((await mutation.run(send)) === null) return;
    setAccount(null);
    setMessage(done);
    router.refresh();
  };
  const give = ({ account, name }: Member, role: GroupRole) =>
    change(
      () => ask("PATCH /api/v1/groups/{group}/members/{account}", { group, account }, { role }),
      WORDS.isNow(name, role),
    );
  const remove = async ({ account, name, you }: Member) => {
    if (!you)
      return change(
        () => ask("DELETE /api/v1/groups/{group}/members/{account}", { group, account }),
        WORDS.removed(name),
      );
    // Nothing of the group is readable any more: back to the start page.
    if (await mutation.run(() => ask("DELETE /api/v1/groups/{group}/members/{account}", { group, account })))
      router.replace("/");
  };

  return (
    <section aria-labelledby="members">
      <h2 id="members" className="sr-only">
        {WORDS.title}
      </h2>
      <ul>
        {members.map((one) => (
          <li key={one.account} className="border-line border-b">
            {canChange(one) ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-describedby={`since-${one.account}`}
                onClick={() => open(one)}
                className="flex min-h-16 w-full items-center gap-4 py-3 text-left"
              >
                <Named name={`${WORDS.change(one.name)}, ${groupWords.roles[one.role].name}`}>
                  <MemberLine member={one} />
                  <span className="text-large text-soft leading-none">›</span>
                </Named>
              </button>
            ) : (
              <div className="flex min-h-16 items-center gap-4 py-3">
                <MemberLine member={one} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className={message ? "pt-3 text-good" : "sr-only"}>
        {message}
      </p>
      <Sheet title={member?.name ?? ""} open={member !== undefined} onClose={() => setAccount(null)}>
        {member && (
          <MemberSheet
            member={member}
            openInvitations={openInvitations}
            going={mutation.going}
            error={mutation.error}
            onRole={(role) => void give(member, role)}
            onOut={() => void remove(member)}
          />
        )}
      </Sheet>
    </section>
  );
}

/** The last owner cannot leave, and the sheet explains why. */
const canChange = ({ roles, out, you }: Member): boolean => roles.length > 0 || out || you;

function MemberLine({ member: { account, name, role, since, you } }: { readonly member: Member }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">
          {name}
          {you && <span className="font-normal text-soft"> ({WORDS.you})</span>}
        </span>
        <span id={`since-${account}`} className="block text-small text-soft">
          {`${WORDS.since} `}
          <When at={since} as="day" />
        </span>
      </span>
      <span className={`shrink-0 ${role === "owner" ? "font-semibold text-brass" : "text-soft"}`}>
        {groupWords.roles[role].name}
      </span>
    </>
  );
}

interface MemberSheetProps {
  readonly member: Member;
  readonly openInvitations: number;
  readonly going: boolean;
  readonly error: string | null;
  readonly onRole: (role: GroupRole) => void;
  readonly onOut: () => void;
}

/** The actions for one member: change the role or remove; leaving takes a second tap. */
function MemberSheet({ member, openInvitations, going, error, onRole, onOut }: MemberSheetProps) {
  const [sure, setSure] = useState(false);
  const { name, role, roles, out, you } = member;
  if (sure)
    return (
      <Confirm
        yes={you ? WORDS.leaveNow : WORDS.removeNow(name)}
        no={groupWords.cancel}
        going={going}
        error={error}
        onYes={onOut}
        onNo={() => setSure(false)}
      >
        <p className="font-semibold text-lead">{you ? WORDS.leaveSure : WORDS.removeSure}</p>
        <p className="text-soft">{you ? WORDS.leaveHint : WORDS.removeHint}</p>
        {!you && openInvitations > 0 && <p>{WORDS.removeOpen(openInvitations)}</p>}
      </Confirm>
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft">
        {groupWords.roles[role].name}: {groupWords.roles[role].means}
      </p>
      {you && !out && <p>{WORDS.lastOwner}</p>}
      <FormError sentence={error} />
      {roles.map((other) => (
        <button
          key={other}
          type="button"
          aria-disabled={going}
          onClick={() => onRole(other)}
          className="key min-h-14 flex-col px-4 py-2"
        >
          <span className="font-semibold">{WORDS.make(other)}</span>
          <span className="text-small text-soft leading-snug">{groupWords.roles[other].means}</span>
        </button>
      ))}
      {out && (
        <button type="button" onClick={() => setSure(true)} className="key min-h-14 font-semibold">
          {you ? WORDS.leave : WORDS.remove}
        </button>
      )}
    </div>
  );
}
