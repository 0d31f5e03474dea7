"use client";
import { useState } from "react";
import { ShownLink } from "@/app/_share/ShownLink";
import { SelectField } from "@/app/ui/Field";
import { SendKey } from "@/app/ui/Form";
import { ManagedList, useListChanges } from "@/app/ui/ManagedList";
import { OneOf } from "@/app/ui/OneOf";
import { useMutation } from "@/app/ui/useMutation";
import { When } from "@/app/ui/When";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import {
  INVITATION_HOURS,
  INVITATION_USES,
  type InvitedRole,
  type OpenInvitation,
} from "@/lib/protocol/membership";

interface InvitationsProps {
  readonly group: string;
  /** The roles the reader can grant. */
  readonly roles: readonly InvitedRole[];
  readonly open: readonly OpenInvitation[];
  /** The origin under which other phones reach this server. */
  readonly origin: string;
}

const WORDS = groupWords.invite;

/** A group's open invitations, and a key to create one. */
export function Invitations({ group, roles, open, origin }: InvitationsProps) {
  const changes = useListChanges(groupWords.noAnswer);
  return (
    <ManagedList
      id="invitations"
      heading={WORDS.title}
      rows={open}
      none={WORDS.none}
      text={({ role, uses, mostUses, until, madeBy }) => (
        <>
          <span className="block font-semibold">{WORDS.line(role, uses, mostUses)}</span>
          <span className="block text-small text-soft">
            {`${WORDS.until} `}
            <When at={until} as="moment" />
            {`, ${WORDS.madeBy(madeBy)}`}
          </span>
        </>
      )}
      changes={changes}
      remove={{
        label: WORDS.revoke,
        named: ({ role }) => WORDS.revokeName(role),
        means: WORDS.revokeMeans,
        now: WORDS.revokeNow,
        send: ({ id: invitation }) =>
          ask("DELETE /api/v1/groups/{group}/invitations/{invitation}", { group, invitation }),
        done: WORDS.revoked,
      }}
      make={{ label: WORDS.open, bright: true, title: WORDS.sheet }}
      form={(onMade) => <InviteSheet group={group} roles={roles} origin={origin} onMade={onMade} />}
    />
  );
}

interface InviteSheetProps {
  readonly group: string;
  readonly roles: readonly InvitedRole[];
  readonly origin: string;
  readonly onMade: () => void;
}

const lasts = () => INVITATION_HOURS.map((hours) => ({ value: hours, label: WORDS.hours[hours] }));
const often = () => INVITATION_USES.map((uses) => ({ value: uses, label: WORDS.uses(uses) }));

/** The pressed key disappears, so keyboard focus moves to its result. */
const goOnFrom = (made: HTMLElement | null) => made?.focus();

/** The role, expiry and number of uses; then the link, which is shown once. */
function InviteSheet({ group, roles, origin, onMade }: InviteSheetProps) {
  const [role, setRole] = useState<InvitedRole>("member");
  const [hours, setHours] = useState<(typeof INVITATION_HOURS)[number]>(24);
  const [uses, setUses] = useState<(typeof INVITATION_USES)[number]>(5);
  const [path, setPath] = useState<string | null>(null);
  const mutation = useMutation(groupWords.noAnswer);
  if (path !== null) {
    return (
      <div ref={goOnFrom} tabIndex={-1}>
        <ShownLink url={`${origin}${path}`} how={WORDS.once} words={WORDS} />
      </div>
    );
  }

  const make = async () => {
    const made = await mutation.run(() =>
      ask("POST /api/v1/groups/{group}/invitations", { group }, { role, hours, uses }),
    );
    if (made === null) return;
    setPath(made.path);
    onMade();
  };
  return (
    <div className="flex flex-col gap-5">
      <OneOf
        legend={WORDS.role}
        options={roles.map((one) => ({ value: one, ...groupWords.roles[one] }))}
        chosen={role}
        onChoose={setRole}
      />
      <div className="pairs grid gap-3">
        <SelectField label={WORDS.lasts} value={hours} options={lasts()} onChoose={setHours} />
        <SelectField label={WORDS.often} value={uses} options={often()} onChoose={setUses} />
      </div>
      <SendKey mutation={mutation} onSend={() => void make()}>
        {mutation.going ? WORDS.making : WORDS.make}
      </SendKey>
    </div>
  );
}
