"use client";
import { useState } from "react";
import { Confirm } from "@/app/ui/Confirm";
import { Trouble } from "@/app/ui/Form";
import { groupWords } from "@/lib/messages/group";
import type { GroupRole, Member } from "@/lib/protocol/membership";

interface MemberSheetProps {
  readonly member: Member;
  readonly openInvitations: number;
  readonly going: boolean;
  readonly trouble: string | null;
  readonly onRole: (role: GroupRole) => void;
  readonly onOut: () => void;
}

const WORDS = groupWords.members;

/** What may be done about one member: another role, or out; going takes a second tap. */
export function MemberSheet({ member, openInvitations, going, trouble, onRole, onOut }: MemberSheetProps) {
  const [sure, setSure] = useState(false);
  const { name, role, roles, out, you } = member;
  if (sure)
    return (
      <Confirm
        yes={you ? WORDS.leaveNow : WORDS.showOutNow(name)}
        no={groupWords.cancel}
        going={going}
        trouble={trouble}
        onYes={onOut}
        onNo={() => setSure(false)}
      >
        <p className="font-semibold text-lead">{you ? WORDS.leaveSure : WORDS.showOutSure}</p>
        <p className="text-soft">{you ? WORDS.leaveHint : WORDS.showOutHint}</p>
        {!you && openInvitations > 0 && <p>{WORDS.showOutOpen(openInvitations)}</p>}
      </Confirm>
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft">
        {groupWords.roles[role].name}: {groupWords.roles[role].means}
      </p>
      {you && !out && <p>{WORDS.lastOwner}</p>}
      <Trouble sentence={trouble} />
      {roles.map((other) => (
        <button
          key={other}
          type="button"
          aria-disabled={going}
          onClick={() => onRole(other)}
          className="plate min-h-14 flex-col px-4 py-2"
        >
          <span className="font-semibold">{WORDS.make(other)}</span>
          <span className="text-small text-soft leading-snug">{groupWords.roles[other].means}</span>
        </button>
      ))}
      {out && (
        <button type="button" onClick={() => setSure(true)} className="plate min-h-14 font-semibold">
          {you ? WORDS.leave : WORDS.showOut}
        </button>
      )}
    </div>
  );
}
