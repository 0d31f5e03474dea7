"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { sendChange } from "@/lib/client/installationApi";
import type { InstallationChange } from "@/lib/formats/installation";
import { installationWords } from "@/lib/words/installationScreens";
import { Trouble } from "./Trouble";
import { useDeed } from "./useDeed";

/** One of the values a setting can have. */
export interface SettingKey {
  readonly name: string;
  /** What it means, in a sentence. */
  readonly how?: string;
  readonly change: InstallationChange;
}

interface SettingKeysProps {
  /** The id of what names the setting. */
  readonly labelledBy: string;
  readonly keys: readonly SettingKey[];
  /** The name of the one that holds. */
  readonly chosen: string;
  /** In so little room that several stand in a row. */
  readonly small?: boolean;
}

/** A setting whose values are keys: a tap sets it. Until the server has said so the one before is still marked. */
export function SettingKeys({ labelledBy, keys, chosen, small = false }: SettingKeysProps) {
  const router = useRouter();
  const [standing, change] = useDeed(sendChange);
  const [wanted, setWanted] = useState(chosen);
  const marked = standing.is === "failed" ? chosen : wanted;
  const set = async (key: SettingKey) => {
    setWanted(key.name);
    if (await change(key.change)) router.refresh();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be the section's heading */}
      <div
        role="group"
        aria-labelledby={labelledBy}
        className={small ? "flex flex-wrap gap-2" : "grid gap-2"}
      >
        {keys.map((key) => (
          <button
            key={key.name}
            type="button"
            aria-pressed={key.name === marked}
            onClick={() => void set(key)}
            className={`plate min-h-14 px-4 py-2 ${key.name === marked ? "brass" : ""} ${small ? "flex-1 basis-24" : "flex-col items-start! text-left"}`}
          >
            <span className="font-semibold">{key.name}</span>
            {key.how && <span className="text-[0.95rem] leading-snug">{key.how}</span>}
          </button>
        ))}
      </div>
      <Trouble standing={standing} />
      <p role="status" className="min-h-6 pt-1 text-[0.95rem] text-soft">
        {standing.is === "going"
          ? installationWords.saving
          : standing.is === "done"
            ? installationWords.saved
            : ""}
      </p>
    </>
  );
}
