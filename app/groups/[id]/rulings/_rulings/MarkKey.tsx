"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { caseWords } from "@/lib/messages/cases";
import { groupWords } from "@/lib/messages/group";
import { type Case, MAX_CASE_REASON_LENGTH } from "@/lib/protocol/cases";

interface MarkKeyProps {
  readonly group: string;
  readonly settled: Pick<Case, "game" | "round" | "after" | "note" | "struck">;
  readonly className: string;
}

/** Crosses a ruling out, or restores it, with a reason. */
export function MarkKey({ group, settled, className }: MarkKeyProps) {
  const { game, round, after, note, struck: before } = settled;
  const struck = before === null;
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const words = struck
    ? { key: caseWords.strike, name: caseWords.strikeName(note), hint: caseWords.strikeHint }
    : { key: caseWords.restore, name: caseWords.restoreName(note), hint: caseWords.restoreHint };
  const ready = reason.trim() !== "";
  const send = async () => {
    if (!ready) return;
    const done = await mutation.run(() =>
      ask(
        "PUT /api/v1/groups/{group}/cases/{game}/{round}",
        { group, game, round: String(round) },
        { struck, reason, after },
      ),
    );
    if (!done) return;
    setOpen(false);
    router.refresh();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.name}
        onClick={() => {
          mutation.clear();
          setReason("");
          setOpen(true);
        }}
        className={className}
      >
        {words.key}
      </button>
      <Sheet title={words.key} open={open} onClose={() => setOpen(false)}>
        <Form onSend={() => void send()} className="gap-4 pb-1">
          <p className="font-semibold leading-snug [overflow-wrap:anywhere]">{caseWords.note(note)}</p>
          <p className="text-soft leading-snug">{words.hint}</p>
          <TextField
            label={caseWords.reason}
            value={reason}
            mostCharacters={MAX_CASE_REASON_LENGTH}
            onType={setReason}
          />
          <FormError sentence={mutation.error} />
          <SubmitKey look="sheet" ready={ready} going={mutation.going}>
            {words.key}
          </SubmitKey>
        </Form>
      </Sheet>
    </>
  );
}
