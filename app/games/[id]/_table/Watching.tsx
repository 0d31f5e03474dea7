import { Way } from "@/app/ui/Way";
import { assertNever } from "@/lib/engine";
import { linkWords } from "@/lib/messages/anyPage";
import { boardWords } from "@/lib/messages/notices";
import { ClaimHero } from "./ClaimHero";
import { BetweenRounds, Finished } from "./later";
import type { Seated } from "./seated";
import { ThumbZone } from "./ThumbZone";

/** The table for whoever only watches: all that is shown there, live, and none of the keys. */
export function Watching(seated: Seated) {
  const { table, view, zone, seat } = seated;
  switch (view.phase) {
    case "between-rounds":
      return <BetweenRounds {...seated} chosen={null} />;
    case "claiming":
    case "revealing":
      return (
        <>
          <ClaimHero table={table} view={view} seat={seat} />
          <p role="status" className="px-4 pt-2 text-center text-soft empty:hidden">
            {view.phase === "revealing" && linkWords.awaited}
          </p>
          <ThumbZone {...zone} />
        </>
      );
    case "finished":
      return <Finished {...seated} />;
    default:
      return assertNever(view.phase);
  }
}

/** In the place of the keys: what this is, how to sit down, and the ways to the big screen and to all rounds. */
export function WatchingLine({ game }: { readonly game: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line py-2 pr-2 pl-4">
      <p className="min-w-0 flex-1 basis-36 leading-snug">
        <strong className="font-semibold">{linkWords.watching}</strong> {linkWords.watchingHint}
      </p>
      <span className="flex flex-wrap gap-2">
        {/* A page of its own: the board needs none of what this one has loaded. */}
        <a href={`/games/${game}/board`} className="plate min-h-14 px-3 font-semibold">
          {boardWords.title}
        </a>
        <Way href={`/games/${game}/history`} className="plate min-h-14 px-3 font-semibold">
          {linkWords.rounds}
        </Way>
      </span>
    </div>
  );
}
