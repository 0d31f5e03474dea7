import { useState } from "react";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { ownWords } from "@/lib/messages/own";

interface SaveForGroupProps {
  readonly at: { readonly group: string; readonly preset: string };
  readonly game: string;
  readonly name: string;
}

/** Makes this game the group's new version. Games that run keep the old one. */
export function SaveForGroup({ at, game, name }: SaveForGroupProps) {
  const mutation = useMutation(groupWords.noAnswer);
  const [saved, setSaved] = useState("");
  const save = async () => {
    const done = await mutation.run(() =>
      ask("PATCH /api/v1/groups/{group}/presets/{preset}", at, { game, name }),
    );
    if (done !== null) setSaved(game);
  };
  return (
    <div>
      <button type="button" onClick={() => void save()} className="key min-h-12 px-4 font-semibold">
        {ownWords.saveForGroup}
      </button>
      <p role="status" className="pt-1 text-good text-small empty:hidden">
        {saved === game && ownWords.savedForGroup}
      </p>
      <p role="alert" className="pt-1 text-fire-ink text-small empty:hidden">
        {mutation.error}
      </p>
    </div>
  );
}
