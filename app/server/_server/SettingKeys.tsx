"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { FormError } from "@/app/ui/Form";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { installationWords } from "@/lib/messages/installation";
import type { InstallationChange } from "@/lib/protocol/installation";

/** One possible value of a setting. */
export interface SettingKey {
  readonly name: string;
  /** Explains the value in a sentence. */
  readonly how?: string;
  readonly change: InstallationChange;
}

interface SettingKeysProps {
  /** The id of the setting's label. */
  readonly labelledBy: string;
  readonly keys: readonly SettingKey[];
  /** The current value. */
  readonly chosen: string;
  /** Compact: several per row. */
  readonly small?: boolean;
}

/** A setting with its values as keys: a tap sets one. On failure the mark returns to the current value. */
export function SettingKeys({ labelledBy, keys, chosen, small = false }: SettingKeysProps) {
  const id = useId();
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [marked, setMarked] = useState(chosen);
  const [saved, setSaved] = useState(false);
  const set = async ({ name, change }: SettingKey) => {
    if (mutation.going) return;
    setMarked(name);
    const done = (await mutation.run(() => ask("PATCH /api/v1/installation", {}, change))) !== null;
    setSaved(done);
    if (done) router.refresh();
    else setMarked(chosen);
  };
  return (
    <>
      <div
        role="radiogroup"
        aria-labelledby={labelledBy}
        className={small ? "flex flex-wrap gap-2" : "grid gap-2"}
      >
        {keys.map((key) => (
          <RadioPlate
            key={key.name}
            question={id}
            checked={key.name === marked}
            onChoose={() => void set(key)}
            className={`min-h-14 px-4 py-2 ${small ? "flex-1 basis-24" : "flex-col items-start! text-left!"}`}
          >
            <span className="font-semibold">{key.name}</span>
            {key.how && <span className="text-base leading-snug">{key.how}</span>}
          </RadioPlate>
        ))}
      </div>
      <FormError sentence={mutation.error} />
      <p role="status" className="min-h-6 pt-1 text-base text-soft">
        {mutation.going ? installationWords.saving : saved ? installationWords.saved : ""}
      </p>
    </>
  );
}
