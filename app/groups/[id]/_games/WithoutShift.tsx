"use client";

import { useRouter } from "next/navigation";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords } from "@/lib/messages/night";
import type { Shift } from "@/lib/protocol/entry";

interface WithoutShiftProps {
  /** The ids of this month's games without a shift. */
  readonly games: readonly string[];
  readonly shifts: readonly Shift[];
}

/** Games that no shift counts, such as those moved into the group: one tap gives them all to one. */
export function WithoutShift({ games, shifts }: WithoutShiftProps) {
  const router = useRouter();
  const { run, going, error } = useMutation(groupWords.noAnswer);
  if (games.length === 0) return null;
  const give = async (shift: string) => {
    await run(async () => {
      for (const game of games) {
        const answer = await ask("PUT /api/v1/games/{game}/shift", { game }, { shift });
        if (!answer.ok) return answer;
      }
      return { ok: true };
    });
    router.refresh();
  };
  return (
    <fieldset className="min-w-0 pb-4">
      <legend className="pb-1.5 text-small text-soft">{groupGamesWords.withoutShift(games.length)}</legend>
      <div className="flex flex-wrap gap-2">
        {shifts.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-disabled={going}
            onClick={() => void give(id)}
            className="key min-h-12 max-w-full px-4 font-semibold text-small [overflow-wrap:anywhere]"
          >
            {groupGamesWords.shiftCalled(name)}
          </button>
        ))}
      </div>
      <FormError sentence={error} />
    </fieldset>
  );
}
