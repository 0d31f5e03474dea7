import { PlainLink } from "@/app/ui/PlainLink";
import { replayWords } from "@/lib/messages/replay";
import { type ReplayRound, roundQuery } from "@/lib/views/replay/replayRound";

const WORDS = replayWords;

interface RoundWaysProps {
  readonly page: ReplayRound;
  /** The current round. */
  readonly round: number;
}

/** The current round, with links to the previous and next one. */
export function RoundWays({ page: { id, earlier, later }, round }: RoundWaysProps) {
  const way = (to: number | null, name: string, mark: string) =>
    to === null ? (
      <span className="size-14 shrink-0" />
    ) : (
      <PlainLink
        href={`/games/${id}/replay${roundQuery(to)}`}
        aria-label={`${name}: ${WORDS.round(to)}`}
        className="key size-14 shrink-0 text-large print:hidden"
      >
        {mark}
      </PlainLink>
    );
  return (
    <nav
      aria-label={WORDS.round(round)}
      className="flex items-center gap-3 pb-3 flat:-mt-15 flat:mx-auto flat:pb-1"
    >
      {way(earlier, WORDS.earlier, "‹")}
      <h2 className="stamp flex-1 text-center text-title leading-none">{WORDS.round(round)}</h2>
      {way(later, WORDS.later, "›")}
    </nav>
  );
}
