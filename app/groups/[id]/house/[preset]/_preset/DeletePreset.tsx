"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Sheet } from "@/app/_components/Sheet";
import { Trouble } from "@/app/groups/_deeds/Trouble";
import { useDeed } from "@/app/groups/_deeds/useDeed";
import { sendPresetDelete } from "@/lib/client/presetApi";
import { groupWords } from "@/lib/words/groupScreens";
import { presetWords } from "@/lib/words/presetScreens";

interface DeletePresetProps {
  readonly group: string;
  readonly preset: string;
  readonly name: string;
  readonly className: string;
}

/** Deletes house rules, after a sheet that says what stays. */
export function DeletePreset({ group, preset, name, className }: DeletePresetProps) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const deed = useDeed();
  const remove = async () => {
    if (await deed.run(() => sendPresetDelete(group, preset))) router.replace(`/groups/${group}/house`);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          deed.clear();
          setAsking(true);
        }}
        className={className}
      >
        {presetWords.delete}
      </button>
      <Sheet title={presetWords.deleteTitle(name)} open={asking} onClose={() => setAsking(false)}>
        <div className="flex flex-col gap-3">
          <p>{presetWords.deleteHint}</p>
          <Trouble sentence={deed.trouble} />
          <button
            type="button"
            aria-disabled={deed.going}
            onClick={() => void remove()}
            className="plate brass min-h-14 px-4 font-semibold"
          >
            {presetWords.deleteNow}
          </button>
          <button type="button" onClick={() => setAsking(false)} className="plate min-h-14 font-semibold">
            {groupWords.cancel}
          </button>
        </div>
      </Sheet>
    </>
  );
}
