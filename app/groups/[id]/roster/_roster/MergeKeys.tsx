import { PlayerName } from "@/app/ui/PlayerName";
import { rosterWords } from "@/lib/messages/night";
import type { RosterPlayer } from "@/lib/protocol/group";

interface MergeKeysProps {
  readonly player: RosterPlayer;
  readonly others: readonly RosterPlayer[];
  readonly onMerge: (into: RosterPlayer) => void;
}

/** Whom a player is the same person as: one tap, and it can be taken back. */
export function MergeKeys({ player, others, onMerge }: MergeKeysProps) {
  if (others.length === 0) return <p className="text-soft">{rosterWords.nobodyElse}</p>;
  return (
    <>
      <p className="text-soft leading-snug">{rosterWords.mergeHint}</p>
      <ul className="pairs grid gap-2">
        {others.map((into) => (
          <li key={into.id} className="min-w-0">
            <button
              type="button"
              aria-label={rosterWords.mergeInto(player.shown, into.shown)}
              onClick={() => onMerge(into)}
              className="plate min-h-12 w-full min-w-0 justify-start! px-3 font-semibold"
            >
              <PlayerName name={into.shown} colour={into.colour} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
