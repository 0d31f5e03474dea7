"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ShownLink } from "@/app/_share/ShownLink";
import { SelectField } from "@/app/ui/Field";
import { FormError } from "@/app/ui/Form";
import { OneOf } from "@/app/ui/OneOf";
import { Sheet } from "@/app/ui/Sheet";
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
  const router = useRouter();
  const [inviting, setInviting] = useState(false);
  const [message, setMessage] = useState("");
  const mutation = useMutation(groupWords.noAnswer);
  const revoke = async (id: string) => {
    setMessage("");
    if (
      (await mutation.run(() =>
        ask("DELETE /api/v1/groups/{group}/invitations/{invitation}", { group, invitation: id }),
      )) === null
    )
      return;
    setMessage(WORDS.revoked);
    router.refresh();
  };
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <h2 id="invitations" className="text-small text-soft">
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
                <span className="block text-small text-soft [overflow-wrap:anywhere]">
                  {`${WORDS.until} `}
                  <When at={until} as="moment" />
                  {`, ${WORDS.madeBy(madeBy)}`}
                </span>
              </span>
              <button
                type="button"
                aria-label={WORDS.revokeName(role)}
                aria-disabled={mutation.going}
                onClick={() => void revoke(id)}
                className="key shrink-0 px-3 font-semibold text-small"
              >
                {WORDS.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormError sentence={mutation.error} />
      <p aria-live="polite" className={message ? "text-good" : "sr-only"}>
        {message}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setInviting(true)}
        className="key key-next min-h-16 font-semibold text-lead"
      >
        {WORDS.open}
      </button>
      <Sheet title={WORDS.sheet} open={inviting} onClose={() => setInviting(false)}>
        <InviteSheet group={group} roles={roles} origin={origin} onMade={() => router.refresh()} />
      </Sheet>
    </section>
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
      <FormError sentence={mutation.error} />
      <button
        type="button"
        aria-disabled={mutation.going}
        onClick={() => void make()}
        className="key key-next min-h-16 font-semibold text-lead"
      >
        {mutation.going ? WORDS.making : WORDS.make}
      </button>
    </div>
  );
}
