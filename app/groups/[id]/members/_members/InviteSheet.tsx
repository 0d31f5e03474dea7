"use client";
import { useState } from "react";
import { ShownLink } from "@/app/_share/ShownLink";
import { SelectField } from "@/app/ui/Field";
import { Trouble } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { useMutation } from "@/app/ui/useMutation";
import { sendInvite } from "@/lib/client/groupApi";
import { groupWords } from "@/lib/messages/group";
import { INVITATION_HOURS, INVITATION_USES, type InvitedRole } from "@/lib/protocol/membership";

interface InviteSheetProps {
  readonly group: string;
  readonly roles: readonly InvitedRole[];
  readonly origin: string;
  readonly onMade: () => void;
}

const WORDS = groupWords.invite;
const lasts = () => INVITATION_HOURS.map((hours) => ({ value: hours, label: WORDS.hours[hours] }));
const often = () => INVITATION_USES.map((uses) => ({ value: uses, label: WORDS.uses(uses) }));

/** The key that was pressed is gone: from the keyboard one goes on from what it made. */
const goOnFrom = (made: HTMLElement | null) => made?.focus();

/** As what, for how long, for how many; then the link, which is shown this once. */
export function InviteSheet({ group, roles, origin, onMade }: InviteSheetProps) {
  const [role, setRole] = useState<InvitedRole>("member");
  const [hours, setHours] = useState<(typeof INVITATION_HOURS)[number]>(24);
  const [uses, setUses] = useState<(typeof INVITATION_USES)[number]>(5);
  const [path, setPath] = useState<string | null>(null);
  const deed = useMutation(groupWords.noAnswer);
  if (path !== null) {
    return (
      <div ref={goOnFrom} tabIndex={-1}>
        <ShownLink url={`${origin}${path}`} how={WORDS.once} words={WORDS} />
      </div>
    );
  }

  const make = async () => {
    const made = await deed.run(() => sendInvite(group, { role, hours, uses }));
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
      <Trouble sentence={deed.trouble} />
      <button
        type="button"
        aria-disabled={deed.going}
        onClick={() => void make()}
        className="plate brass min-h-16 font-semibold text-lg"
      >
        {deed.going ? WORDS.making : WORDS.make}
      </button>
    </div>
  );
}
