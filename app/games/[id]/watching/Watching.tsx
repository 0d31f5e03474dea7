import { PlainLink } from "@/app/ui/PlainLink";
import { linkWords } from "@/lib/messages/anyPage";
import { revealWords } from "@/lib/messages/dice";
import { tvWords } from "@/lib/messages/notices";
import type { DraftView } from "@/lib/views/diceDraft";
import type { SeatView } from "@/lib/views/table";
import { seenTyped } from "@/lib/views/typedCups";
import { BangFlash } from "../_table/BangFlash";
import type { Seated } from "../_table/seated";
import { ThumbZone } from "../_table/ThumbZone";
import { ClaimHero } from "../claiming/ClaimHero";
import { CupDice, readCup } from "../revealing/CupDice";
import { RunningCount } from "../revealing/RunningCount";

/** The table for watchers during claims and reveals: everything live, without keys. */
export function Watching({ table, view, scores, zone, seat, typed, banged }: Seated) {
  const claim = view.latest && "count" in view.latest.claim ? view.latest.claim : null;
  const isTyped = view.phase === "revealing" && typed != null && typed.began === table.round[0]?.id;
  return (
    <>
      {banged && <BangFlash view={view} />}
      <ClaimHero table={table} view={view} scores={scores} seat={seat} />
      <p role="status" className="px-4 pt-2 text-center text-soft empty:hidden">
        {view.phase === "revealing" && linkWords.awaited}
      </p>
      {isTyped && claim && (
        <CupsSeen
          seen={seenTyped(table.state, claim, view.wild, typed.readings)}
          seats={view.seats}
          needed={claim.count}
        />
      )}
      <ThumbZone {...zone} />
    </>
  );
}

/** Replaces the keys: explains watching, how to join, and links to the TV view and all rounds. */
export function WatchingLine({ game }: { readonly game: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line py-2 pr-2 pl-4">
      <p className="min-w-0 flex-1 basis-36 leading-snug">
        <strong className="font-semibold">{linkWords.watching}</strong> {linkWords.watchingHint}
      </p>
      <span className="flex flex-wrap gap-2">
        {/* A page of its own: the TV needs none of what this one has loaded. */}
        <a href={`/games/${game}/tv`} className="key min-h-14 px-3 font-semibold">
          {tvWords.title}
        </a>
        <PlainLink href={`/games/${game}/history`} className="key min-h-14 px-3 font-semibold">
          {linkWords.rounds}
        </PlainLink>
      </span>
    </div>
  );
}

interface CupsSeenProps {
  readonly seen: DraftView;
  readonly seats: readonly SeatView[];
  /** The claimed count. */
  readonly needed: number;
}

/** Revealed cups as other phones enter them, for watchers. */
function CupsSeen({ seen, seats, needed }: CupsSeenProps) {
  const size = seen.cups.some(({ dice }) => dice.length > 3) ? "size-6" : "size-8";
  return (
    <div className="px-4 pt-2 lg:px-1">
      <RunningCount found={seen.found} needed={needed} toCome={revealWords.toCome(seen.toCome)} />
      <ul className="flex flex-col gap-1">
        {seen.cups.map((cup) => (
          <li key={cup.player} className="flex min-w-0 items-center gap-3">
            <span className="line-clamp-2 w-[min(6rem,30vw)] shrink-0 font-semibold text-small leading-tight [overflow-wrap:anywhere]">
              {seats.find(({ player }) => player === cup.player)?.name ?? cup.player}
            </span>
            <span className="sr-only">{readCup(cup)}</span>
            <span className="flex min-w-0 flex-wrap gap-1">
              <CupDice cup={cup} size={size} quiet />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
