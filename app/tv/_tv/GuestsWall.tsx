import { screenWords } from "@/lib/messages/screen";
import { sayCrew } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";
import { sayEnded } from "@/lib/messages/verdict";
import type { OpenTable } from "@/lib/protocol/entry";
import { mostDrunkAt } from "@/lib/views/drunk";
import { Wall } from "./House";

interface GuestsWallProps {
  /** The table's last game; null before the first. */
  readonly last: OpenTable | null;
  readonly sit: string;
}

const WORDS = screenWords.house;
const MAX_NAMES = 8;
const BIG = "stamp text-balance text-huge leading-none [overflow-wrap:anywhere] line-clamp-4";

/** A guest table between games: the end of the last one. */
export function GuestsWall({ last, sit }: GuestsWallProps) {
  if (last === null)
    return (
      <Wall title={screenWords.title} cloth={null} hero={<p className={BIG}>{WORDS.none}</p>} sit={sit} />
    );
  const { state, names } = last;
  const { game, seats, phase, settledRounds } = state;
  const sat = seats.filter(({ gone: hasLeft }) => !hasLeft).map(({ player }) => names[player] ?? player);
  return (
    <Wall
      title={`${WORDS.last} · ${gameName(game)}`}
      cloth={null}
      hero={
        <>
          <p className={BIG}>
            {phase === "finished"
              ? sayEnded(game, state.finished, names, mostDrunkAt(state))
              : WORDS.stopped(settledRounds + 1)}
          </p>
          <p className="line-clamp-2 text-felt-soft text-lead leading-tight [overflow-wrap:anywhere]">
            {sayCrew(sat, MAX_NAMES)}
          </p>
        </>
      }
      sit={sit}
    />
  );
}
