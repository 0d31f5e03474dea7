"use client";
import { useRouter } from "next/navigation";
import { Trouble } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";

interface PutBackProps {
  readonly group: string;
  readonly name: string;
  /** Until when. */
  readonly children: React.ReactNode;
}

const WORDS = groupWords.start;

/** "Engine 7 is deleted. Put it back (until 20 Dec)". */
export function PutBack({ group, name, children }: PutBackProps) {
  const router = useRouter();
  const deed = useMutation(groupWords.noAnswer);
  const putBack = async () => {
    if (await deed.run(() => ask("POST /api/v1/groups/{group}/restore", { group }, {}))) router.refresh();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-1 text-soft">
      <span className="min-w-0 [overflow-wrap:anywhere]">{WORDS.deleted(name)}</span>
      <span>
        <button
          type="button"
          aria-label={WORDS.putBackName(name)}
          aria-disabled={deed.going}
          onClick={() => void putBack()}
          className="min-h-11 text-ink underline underline-offset-4"
        >
          {WORDS.putBack}
        </button>{" "}
        ({children})
      </span>
      <Trouble sentence={deed.trouble} />
    </div>
  );
}
