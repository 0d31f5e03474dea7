import { sayDate } from "@/lib/messages/calendar";
import { washWords } from "@/lib/messages/duty";
import { standingWords } from "@/lib/messages/wall";
import type { RosterPlayer } from "@/lib/protocol/group";
import type { DueRule } from "@/lib/protocol/rotation";
import { whoIsDue } from "@/lib/views/due";
import type { KindCount } from "@/lib/views/kindCount";

interface DueLineProps {
  /** The players on the shift. */
  readonly present: readonly RosterPlayer[];
  readonly kind: KindCount;
  readonly rule: DueRule;
}

/** Who is next up for dishes, and why. */
export function DueLine({ present, kind, rule }: DueLineProps) {
  if (kind.unit !== "washed" || kind.games === 0) return null;
  const due = whoIsDue(rule, present, kind.people);
  return (
    <p className="pb-3 text-pretty font-semibold leading-snug [overflow-wrap:anywhere]">
      {due === null
        ? rule === "loser"
          ? washWords.loserWashes
          : standingWords.even
        : standingWords.due(due.names, due.times, due.games, due.last && sayDate(due.last))}
      {due !== null && (
        <span className="block font-normal text-small text-soft">
          {rule === "turns" ? washWords.dueInTurn : standingWords.dueWhy}
        </span>
      )}
    </p>
  );
}
