import { chunk } from "@/app/ui/lazy";
import type { Needed } from "@/app/ui/useNeeded";
import { assertNever, type ClaimKind, type Settled } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { frozenSince, type LiveState } from "@/lib/protocol/liveState";
import { type SeatView, type TableView, viewTable } from "@/lib/views/table";
import { someGames } from "../between/chunk";
import { cup, hands, rolls } from "../claiming/chunks";
import { notices } from "../notices/chunk";
import { sheets } from "./sheetsChunk";

// The phases of a table, each a chunk. Claims of counts on a scorekeeper's phone need only the main bundle.

const revealing = chunk(() => import("../revealing"));
const between = chunk(() => import("../between/BetweenRounds"));
const scoring = chunk(() => import("../scoring/ScoreOnly"));
const finished = chunk(() => import("../finished/Finished"));
const onlookers = chunk(() => import("../watching"));

const AT_ONCE = { atOnce: true };

export const AllCups = revealing.part("AllCups", AT_ONCE);
export const OneCup = revealing.part("OneCup", AT_ONCE);
export const BetweenRounds = between.part("BetweenRounds", AT_ONCE);
export const ScoreOnly = scoring.part("ScoreOnly", AT_ONCE);
export const Finished = finished.part("Finished", AT_ONCE);
export const Watching = onlookers.part("Watching", AT_ONCE);
export const WatchingLine = onlookers.part("WatchingLine", AT_ONCE);
export const WatcherKeys = onlookers.part("WatcherKeys");
export const WaitingTurn = onlookers.part("WaitingTurn", AT_ONCE);

/** The chunks that a table needs for its first render, on the server and in the browser. */
export const neededNow = (table: OpenTable, { mine, tones, scoreOnly }: LiveState): readonly Needed[] => [
  ...neededInPhase(viewTable(table)),
  ...(scoreOnly ? [scoring] : []),
  ...(frozenSince(tones, table.state.phase) === null ? [] : [sheets]),
  ...(table.may.record && mine === null ? [] : [onlookers]),
];

/** Parts that only some claims need. */
const CLAIMING: Readonly<Record<ClaimKind, readonly Needed[]>> = { count: [], hand: [hands], mia: [rolls] };

function neededInPhase({ phase, legal, cup: turn, giver, settled }: TableView): readonly Needed[] {
  switch (phase) {
    case "between-rounds":
      return [between, ...ofSomeGames(settled, giver)];
    case "claiming":
      return [
        ...CLAIMING[legal?.claim.kind ?? "count"],
        ...(turn ? [cup] : []),
        ...(legal?.claim.refusal ? [notices] : []),
      ];
    case "revealing":
      return [revealing];
    case "finished":
      return [finished, ...ofSomeGames(settled, null)];
    default:
      return assertNever(phase);
  }
}

const ofSomeGames = (settled: Settled | null, giver: SeatView | null): readonly Needed[] =>
  giver || (settled && !("count" in settled.claim)) ? [someGames] : [];
