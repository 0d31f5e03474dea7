"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Sheet } from "@/app/_components/Sheet";
import { When } from "@/app/_components/When";
import { Trouble } from "@/app/groups/_deeds/Trouble";
import { useDeed } from "@/app/groups/_deeds/useDeed";
import { sendDelete } from "@/lib/client/groupApi";
import { DAYS_TO_PUT_BACK } from "@/lib/formats/membership";
import { groupWords } from "@/lib/words/groupScreens";

interface DeleteGroupProps {
  readonly group: string;
  readonly name: string;
  /** How many belong to it. */
  readonly members: number;
}

const WORDS = groupWords.settings;

/** Deletes the group, after a sheet that says what happens and until when there is a way back. */
export function DeleteGroup({ group, name, members }: DeleteGroupProps) {
  const router = useRouter();
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const deed = useDeed();
  const remove = async () => {
    if (await deed.run(() => sendDelete(group))) router.replace("/");
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          deed.clear();
          setOpenedAt(Date.now());
        }}
        className="plate min-h-14 px-4 font-semibold"
      >
        {WORDS.delete}
      </button>
      <Sheet title={WORDS.deleteTitle(name)} open={openedAt !== null} onClose={() => setOpenedAt(null)}>
        <div className="flex flex-col gap-3">
          <p>{WORDS.deleteHint(members)}</p>
          <p>
            {`${WORDS.deleteUntil} `}
            <strong>
              <When at={inDays(openedAt ?? 0)} as="day" />
            </strong>
            {`. ${WORDS.deleteBack}`}
          </p>
          <Trouble sentence={deed.trouble} />
          <button
            type="button"
            aria-disabled={deed.going}
            onClick={() => void remove()}
            className="plate brass min-h-14 px-4 font-semibold"
          >
            {WORDS.deleteNow}
          </button>
          <button type="button" onClick={() => setOpenedAt(null)} className="plate min-h-14 font-semibold">
            {groupWords.cancel}
          </button>
        </div>
      </Sheet>
    </>
  );
}

const inDays = (from: number): string =>
  new Date(from + DAYS_TO_PUT_BACK * 24 * 60 * 60 * 1000).toISOString();
