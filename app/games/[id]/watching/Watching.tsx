import { PlainLink } from "@/app/ui/PlainLink";
import { linkWords } from "@/lib/messages/anyPage";
import { revealWords } from "@/lib/messages/dice";
import { tvWords } from "@/lib/messages/notices";
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
  const seen = isTyped && claim ? seenTyped(table.state, claim, view.wild, typed.readings) : null;
  const cups = seen?.cups.map(
    (cup) =>
      [
        cup.player,
        {
          dice: <CupDice cup={cup} size="size-[1em]" quiet />,
          seen: readCup(cup),
          current: false,
          onChoose: null,
        },
      ] as const,
  );
  return (
    <>
      {banged && <BangFlash view={view} />}
      <ClaimHero
        table={table}
        view={view}
        scores={scores}
        seat={seat}
        cups={new Map(cups)}
        found={seen?.found ?? null}
      />
      <p role="status" className="px-4 pt-2 text-center text-soft empty:hidden">
        {view.phase === "revealing" && linkWords.awaited}
      </p>
      {seen && claim && (
        <div className="px-4 lg:px-1">
          <RunningCount found={seen.found} needed={claim.count} toCome={revealWords.toCome(seen.toCome)} />
        </div>
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
