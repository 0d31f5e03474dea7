import { Held } from "@/app/_components/Held";
import type { Finished, GameState } from "@/lib/engine";
import { seatHolds } from "@/lib/views/table";
import { type Names, sayEnding } from "@/lib/words";
import { historyWords } from "@/lib/words/historyScreens";
import { nameOf } from "@/lib/words/names";
import { useOwnWords } from "./sayingEntries";

interface StandingProps {
  readonly state: GameState;
  readonly names: Names;
  readonly finished: Finished | null;
  /** No round was recorded: nobody has a score. */
  readonly resultOnly: boolean;
}

/** How everybody stands now, and who washes if it is over. */
export function Standing({ state, names, finished, resultOnly }: StandingProps) {
  const { drink } = useOwnWords();
  return (
    <section aria-label={historyWords.standing} className="rounded-2xl bg-raised p-4">
      <h2 className="stamp pb-2 text-2xl leading-tight">
        {finished ? sayEnding(state.game, finished, names) : historyWords.standing}
      </h2>
      <ul className="pairs grid gap-x-6 sm:grid-cols-3">
        {state.seats.map(({ player }) => (
          <li key={player} className="flex min-h-9 flex-wrap items-center justify-between gap-x-2 py-1">
            <span className="max-w-full font-semibold leading-tight [overflow-wrap:anywhere]">
              {nameOf(names, player)}
            </span>
            {!resultOnly && <Held {...seatHolds(state, player)} drink={drink} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
