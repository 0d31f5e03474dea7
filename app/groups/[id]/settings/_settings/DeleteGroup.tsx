"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { DeleteKey } from "@/app/groups/DeleteKey";
import { When } from "@/app/ui/When";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { DAYS_TO_PUT_BACK } from "@/lib/protocol/membership";

interface DeleteGroupProps {
  readonly group: string;
  readonly name: string;
  /** The number of members. */
  readonly members: number;
}

const WORDS = groupWords.settings;

/** Deletes the group after a sheet that says what happens and until when it can be restored. */
export function DeleteGroup({ group, name, members }: DeleteGroupProps) {
  const router = useRouter();
  return (
    <DeleteKey
      label={WORDS.delete}
      title={WORDS.deleteTitle(name)}
      now={WORDS.deleteNow}
      send={() => ask("DELETE /api/v1/groups/{group}", { group })}
      onDeleted={() => router.replace("/")}
      className="key min-h-14 px-4 font-semibold text-fire-ink"
    >
      <p>{WORDS.deleteHint(members)}</p>
      <RestoreHint />
    </DeleteKey>
  );
}

/** The restore deadline, counted from the opening of the sheet. */
function RestoreHint() {
  const [until] = useState(() => new Date(Date.now() + DAYS_TO_PUT_BACK * 24 * 60 * 60 * 1000));
  return (
    <p>
      {`${WORDS.deleteUntil} `}
      <strong>
        <When at={until.toISOString()} as="day" />
      </strong>
      {`. ${WORDS.deleteBack}`}
    </p>
  );
}
