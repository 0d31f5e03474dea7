import { replay, settle } from "../api/desk";
import { drawPicture } from "../api/pictures/drawPicture";
import { checkDatabase } from "../db/upkeep/checkDatabase";
import { copyDatabase } from "../db/upkeep/copyDatabase";
import { computeTotals, rebuildStreaks } from "../figures/computeTotals";
import { countGame } from "../figures/countGame";
import { gameCard } from "../highlights/gameCard";
import { nightHighlights, review } from "../highlights/review";
import type { Tasks } from "../process/workers/pool";
import { resolvePublicLink } from "../publicLinks/resolvePublicLink";
import { gameFile, historyPage, replayRound } from "../table/history/history";
import { playAgain } from "../table/record/playAgain";
import { replayGame } from "../table/snapshots/replayGame";
import { resolveVerdictLink } from "../verdicts/resolveVerdictLink";
import { elsewhere, settledRound } from "../verdicts/settledRound";

/**
 * What worker threads do, by name. A task shares no memory with the server: a thread that reads games has a connection to the
 * database of its own, and writes nothing there; who may see what comes out is decided before.
 */
export const TASKS: Tasks = {
  rebuildStreaks,
  checkDatabase,
  copyDatabase,
  countGame,
  drawPicture,
  elsewhere,
  replayGame,
  gameCard,
  gameFile,
  historyPage,
  review,
  nightHighlights,
  playAgain,
  resolvePublicLink,
  replay,
  replayRound,
  settle,
  settledRound,
  computeTotals,
  resolveVerdictLink,
};
