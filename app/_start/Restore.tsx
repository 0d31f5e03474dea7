"use client";
import { useRouter } from "next/navigation";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { assertNever } from "@/lib/engine";
import { groupWords } from "@/lib/messages/group";

interface RestoreProps {
  readonly what: "group" | "table" | "game";
  readonly id: string;
  /** The name of the item, for the accessible name of its key. */
  readonly name: string;
  /** Says that the item is deleted. */
  readonly sentence: React.ReactNode;
  /** The restore deadline. */
  readonly children: React.ReactNode;
}

const WORDS = groupWords.start;

/** "Engine 7 is deleted. Restore it (until Dec 20)". */
export function Restore({ what, id, name, sentence, children }: RestoreProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const restoreIt = async () => {
    if (await mutation.run(() => restore(what, id))) router.refresh();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-1 text-soft">
      <span className="min-w-0 [overflow-wrap:anywhere]">{sentence}</span>
      <span>
        <button
          type="button"
          aria-label={WORDS.restoreName(name)}
          aria-disabled={mutation.going}
          onClick={() => void restoreIt()}
          className="min-h-11 text-ink underline underline-offset-4"
        >
          {WORDS.restore}
        </button>{" "}
        ({children})
      </span>
      <FormError sentence={mutation.error} />
    </div>
  );
}

function restore(what: RestoreProps["what"], id: string) {
  switch (what) {
    case "group":
      return ask("POST /api/v1/groups/{group}/restore", { group: id }, {});
    case "table":
      return ask("POST /api/v1/tables/{table}/restore", { table: id }, {});
    case "game":
      return ask("POST /api/v1/games/{game}/restore", { game: id }, {});
    default:
      return assertNever(what);
  }
}
