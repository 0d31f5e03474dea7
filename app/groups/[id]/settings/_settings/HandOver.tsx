"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormError } from "@/app/ui/Form";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import type { Member } from "@/lib/protocol/membership";

interface HandOverProps {
  readonly group: string;
  readonly members: readonly Member[];
}

const WORDS = groupWords.settings;

/** Transfers ownership: a tap on a member, and a confirmation. */
export function HandOver({ group, members }: HandOverProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState<Member | null>(null);
  const mutation = useMutation(groupWords.noAnswer);
  const others = members.filter(({ you }) => !you);
  const handOver = async ({ account }: Member) => {
    // That page shows the new owner.
    if (await mutation.run(() => ask("POST /api/v1/groups/{group}/hand-over", { group }, { to: account })))
      router.push(`/groups/${group}/members`);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          mutation.clear();
          setTo(null);
          setOpen(true);
        }}
        className="key min-h-14 flex-col px-4 py-2"
      >
        <span className="font-semibold">{WORDS.handOver}</span>
        <span className="text-small text-soft">{WORDS.handOverHint}</span>
      </button>
      <Sheet title={WORDS.handOverTitle} open={open} onClose={() => setOpen(false)}>
        <div className="flex flex-col gap-2">
          {others.length === 0 && <p>{WORDS.noOneElse}</p>}
          <fieldset aria-label={WORDS.handOverTitle} className="flex min-w-0 flex-col gap-2">
            {others.map((member) => (
              <RadioPlate
                key={member.account}
                question="owner"
                checked={to?.account === member.account}
                onChoose={() => setTo(member)}
                className="min-h-14 px-4 font-semibold [overflow-wrap:anywhere]"
              >
                {member.name}
              </RadioPlate>
            ))}
          </fieldset>
          {to && (
            <>
              <p className="pt-2 text-soft">{WORDS.handOverHint}</p>
              <FormError sentence={mutation.error} />
              <button
                type="button"
                aria-disabled={mutation.going}
                onClick={() => void handOver(to)}
                className="key key-next min-h-14 px-4 font-semibold [overflow-wrap:anywhere]"
              >
                {WORDS.handOverTo(to.name)}
              </button>
            </>
          )}
        </div>
      </Sheet>
    </>
  );
}
