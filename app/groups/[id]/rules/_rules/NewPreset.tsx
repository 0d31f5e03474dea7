"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { lazy } from "@/app/ui/lazy";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import type { House } from "@/lib/engine";
import { groupWords, presetWords } from "@/lib/messages/group";
import type { PresetDraft } from "./PresetFields";

const PresetFields = lazy(async () => (await import("./PresetFields")).PresetFields);

interface NewPresetProps {
  readonly group: string;
  /** The group's main game, preselected. */
  readonly usual: { readonly ruleSet: string; readonly house: House };
  /** The rule to save, for a visitor from a past ruling: it starts expanded and unchanged. */
  readonly about: About | null;
}

/** A game and the house rule to show first; null for none. */
export interface About {
  readonly game: string;
  readonly option: string | null;
}

/** Under the thumb: saves house rules under a name and opens their card. */
export function NewPreset({ group, usual, about }: NewPresetProps) {
  const game = about?.game ?? usual.ruleSet;
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [open, setOpen] = useState(about !== null);
  const [draft, setDraft] = useState<PresetDraft | null>(null);
  return (
    <div className="sticky bottom-0 short:static -mx-4 bg-table px-4 md:w-md pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          mutation.clear();
          setOpen(true);
        }}
        className="key key-next min-h-14 w-full px-4 font-semibold text-lead"
      >
        {presetWords.add}
      </button>
      <Sheet title={presetWords.add} open={open} onClose={() => setOpen(false)}>
        <PresetFields
          first={{ game, name: "", house: about !== null && game === usual.ruleSet ? usual.house : {} }}
          option={about?.option ?? null}
          draft={draft}
          onDraft={setDraft}
          choosesGame
          mutation={mutation}
          onSave={async (preset) => {
            const saved = await mutation.run(() =>
              ask("POST /api/v1/groups/{group}/presets", { group }, preset),
            );
            if (saved) router.push(`/groups/${group}/rules/${saved.id}`);
          }}
        />
      </Sheet>
    </div>
  );
}
