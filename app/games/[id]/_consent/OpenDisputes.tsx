import Link from "next/link";
import { FlagIcon } from "@/app/ui/Icons";
import { consentWords } from "@/lib/messages/verdict";

interface OpenDisputesProps {
  readonly game: string;
  /** Rounds with an open dispute. */
  readonly rounds: readonly number[];
}

/** At the end of a game: the open disputes, with links. */
export function OpenDisputes({ game, rounds }: OpenDisputesProps) {
  if (rounds.length === 0) return null;
  return (
    <section className="flex flex-wrap items-center gap-2 rounded-xl border border-brass px-3 py-2 [&_svg]:size-4">
      <FlagIcon />
      <p className="min-w-0 flex-1 basis-40 leading-snug">{consentWords.open(rounds)}</p>
      {rounds.map((round) => (
        <Link
          key={round}
          href={`/games/${game}/history?round=${round}#round-${round}`}
          aria-label={consentWords.look(round)}
          className="key stamp min-h-11 px-3 text-lead"
        >
          {round}
        </Link>
      ))}
    </section>
  );
}
