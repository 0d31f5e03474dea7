import { sayEnded } from "@/lib/messages/endings";
import { screenWords } from "@/lib/messages/screen";
import { sayCrew } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";
import type { OpenTable } from "@/lib/protocol/entry";
import { idleTvData } from "@/lib/server/figures/idleTvData";
import { access, type ScreenPass } from "@/lib/server/identity/access";
import { tableLinks } from "@/lib/server/table/links/tableLink";
import { openTable } from "@/lib/server/table/openTable";
import { tableCard } from "@/lib/server/table/tables";
import { factsAtEnd } from "@/lib/views/endFacts";
import { GroupScreen, Wall } from "./GroupScreen";

interface IdleScreenProps {
  readonly pass: ScreenPass;
  /** The origin under which phones reach this server. */
  readonly origin: string;
}

/** The TV of a table without a game in progress. */
export async function IdleScreen({ pass, origin }: IdleScreenProps) {
  const table = await tableCard(pass);
  const sit = `${origin}${(await tableLinks(pass)).sit}`;
  if (pass.groupTv !== null)
    return <GroupScreen data={await idleTvData(pass.groupTv)} table={table} sit={sit} />;
  const last = table.game === null ? null : await access(pass.visitor, table.game, "read");
  return <GuestsWall last={last?.ok ? await openTable(last.value) : null} sit={sit} />;
}

interface GuestsWallProps {
  /** The table's last game; null before the first. */
  readonly last: OpenTable | null;
  readonly sit: string;
}

const WORDS = screenWords.idle;
const MAX_NAMES = 8;
const BIG = "stamp text-balance text-huge leading-none [overflow-wrap:anywhere] line-clamp-4";

/** A guest table between games: the end of the last one. */
function GuestsWall({ last, sit }: GuestsWallProps) {
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
              ? sayEnded(game, state.finished, names, factsAtEnd(state))
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
