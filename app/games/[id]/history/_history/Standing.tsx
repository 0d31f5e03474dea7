import { StakePips } from "@/app/ui/StakePips";
import { type GameState, namedAtEnd } from "@/lib/engine";
import { sayEnding } from "@/lib/messages/endings";
import { historyWords } from "@/lib/messages/history";
import { type Names, nameOf } from "@/lib/messages/names";
import { factsAtEnd } from "@/lib/views/endFacts";
import { finalStanding } from "@/lib/views/finalStanding";
import { stakesAt } from "@/lib/views/table";
import { useOwnWords } from "./sayingEntries";

interface StandingProps {
  readonly state: GameState;
  readonly names: Names;
  /** Only the result is known: there are no scores. */
  readonly resultOnly: boolean;
}

/** The current scores, and who washes or lost if the game is over. */
export function Standing({ state, names, resultOnly }: StandingProps) {
  const { drink, washes } = useOwnWords();
  const stakesOf = stakesAt(state);
  const all = state.seats.map((seat) => ({ ...seat, ...stakesOf(seat), out: seat.out ?? null }));
  const order =
    state.phase === "finished" && !resultOnly
      ? finalStanding(all, state.finished, namedAtEnd(state.game)).map(({ seat }) => seat)
      : all;
  return (
    <section aria-label={historyWords.standing} className="rounded-2xl bg-raised p-4">
      <h2 className="stamp pb-2 text-large leading-tight">
        {state.phase === "finished"
          ? sayEnding(state.game, { ...state.finished, washes }, names, factsAtEnd(state))
          : historyWords.standing}
      </h2>
      <ul className="pairs grid gap-x-6 sm:grid-cols-3">
        {order.map((seat) => (
          <li key={seat.player} className="flex min-h-9 flex-wrap items-center justify-between gap-x-2 py-1">
            <span className="max-w-full font-semibold leading-tight [overflow-wrap:anywhere]">
              {nameOf(names, seat.player)}
            </span>
            {!resultOnly && <StakePips score={seat.score} stakes={seat.stakes} drink={drink} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
