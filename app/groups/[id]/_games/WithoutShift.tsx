"use client";

import { useRouter } from "next/navigation";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { dutyWords } from "@/lib/messages/duty";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords } from "@/lib/messages/night";
import type { Shift } from "@/lib/protocol/entry";
import type { CalendarGame } from "@/lib/views/dishCalendar";

interface WithoutShiftProps {
  /** This month's games without a shift. */
  readonly games: readonly CalendarGame[];
  readonly shifts: readonly Shift[];
}

/** Games that no shift counts, such as those moved into the group: one tap gives them all to one. */
export function WithoutShift({ games, shifts }: WithoutShiftProps) {
  const router = useRouter();
  const { run, going, error } = useMutation(groupWords.noAnswer);
  if (games.length === 0) return null;
  const isDated = games.every(({ byRotation }) => byRotation != null);
  const give = async (shiftOf: (game: CalendarGame) => string | null) => {
    await run(async () => {
      for (const one of games) {
        const [game, shift] = [one.id, shiftOf(one)];
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
        {isDated && (
          <button
            type="button"
            aria-disabled={going}
            onClick={() => void give(({ byRotation = null }) => byRotation)}
            className="key key-next min-h-12 max-w-full px-4 font-semibold text-small"
          >
            {dutyWords.giveByDate}
          </button>
        )}
        {shifts.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-disabled={going}
            onClick={() => void give(() => id)}
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
