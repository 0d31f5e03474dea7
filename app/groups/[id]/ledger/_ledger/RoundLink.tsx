import Link from "next/link";
import { ledgerWords } from "@/lib/messages/ledger";
import { pageQuery } from "@/lib/protocol/historyPage";

interface RoundLinkProps {
  readonly game: string;
  /** The number of rounds: the last one decided it. */
  readonly rounds: number;
  readonly className?: string;
  readonly children?: React.ReactNode;
}

/** Links to a round in its game's history. */
export function RoundLink({ game, rounds, className = "", children }: RoundLinkProps) {
  const query = rounds > 0 ? pageQuery({ at: "round", number: rounds }) : "";
  return (
    <Link
      href={`/games/${game}/history${query}`}
      prefetch={false}
      className={`inline-flex min-h-11 min-w-11 items-center text-small text-soft underline underline-offset-4 ${className}`}
    >
      {children ?? ledgerWords.toGame}
    </Link>
  );
}
