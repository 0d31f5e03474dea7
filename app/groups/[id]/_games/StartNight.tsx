"use client";
import { useRouter } from "next/navigation";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords } from "@/lib/messages/night";

const WORDS = groupGamesWords.nights;

interface StartNightProps {
  readonly group: string;
  /** A brass key, or a text key beside a heading. */
  readonly look: "key" | "text";
  /** Under the brass key's label: the buy-in. */
  readonly below?: string;
}

/** Starts a night in one tap, with the group's currency and its usual buy-in. */
export function StartNight({ group, look, below = "" }: StartNightProps) {
  const router = useRouter();
  const { run, going, error } = useMutation(groupWords.noAnswer);
  const begin = async () => {
    await run(() => ask("POST /api/v1/groups/{group}/nights", { group }, {}));
    router.refresh();
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={going}
        onClick={() => void begin()}
        className={
          look === "key"
            ? "key key-next min-h-16 flat:min-h-14 min-w-0 flex-1 basis-40 flex-col px-3 leading-tight"
            : "min-h-11 text-soft underline underline-offset-4"
        }
      >
        {look === "text" ? (
          going ? (
            WORDS.beginning
          ) : (
            WORDS.begin
          )
        ) : (
          <>
            <span className="stamp text-large leading-none">
              {going ? WORDS.beginning : WORDS.beginTonight}
            </span>
            {below !== "" && <span className="text-small">{below}</span>}
          </>
        )}
      </button>
      <FormError sentence={error} className="basis-full" />
    </>
  );
}
