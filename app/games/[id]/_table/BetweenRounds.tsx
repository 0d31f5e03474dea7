import { GhostDie } from "@/app/_components/Die";
import type { PlayerId } from "@/lib/engine";
import { tableWords } from "@/lib/words/screens";
import { RedDieKeys } from "./RedDieKeys";
import type { Seated } from "./seated";
import { ThumbZone } from "./ThumbZone";
import { VerdictCard } from "./VerdictCard";

/** Before a round: the last verdict, who opens, and the red die: one tap on its face starts the round. */
export function BetweenRounds({
  table,
  view,
  tap,
  notice,
  chosen,
}: Seated & { readonly chosen: PlayerId | null }) {
  const starter = view.toAct ?? view.seats.find(({ player }) => player === chosen) ?? null;
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col px-3 lg:px-0">
        {view.settled ? (
          <VerdictCard settled={view.settled} names={table.names} />
        ) : (
          <div className="felt flex flex-1 flex-col items-center justify-center gap-2 p-6 text-center">
            <GhostDie size="6.5rem" look="unrolled" />
            <p className="stamp pt-3 text-[clamp(2.25rem,12vw,3.5rem)] leading-none">
              {starter ? tableWords.startsRound(starter.name) : tableWords.whoStarts}
            </p>
            <p className="max-w-[17rem] text-balance text-felt-soft">
              {starter
                ? tableWords.diceUnderCups(view.diceInPlay, view.seats.length)
                : tableWords.whoStartsHint}
            </p>
          </div>
        )}
      </div>
      <ThumbZone seq={table.seq} notice={notice}>
        <p className="min-h-6 px-1 text-[0.95rem]">
          {starter ? tableWords.rollsAndOpens(starter.name) : tableWords.redDieShows}
        </p>
        <RedDieKeys
          ready={starter !== null}
          onRolled={(wild) => tap({ do: "start-round", wild, ...(starter && { starter: starter.player }) })}
        />
      </ThumbZone>
    </>
  );
}
