import { replay, settle } from "../api/desk";
import { drawPicture } from "../api/pictures/drawPicture";
import { checkDatabase } from "../db/upkeep/checkDatabase";
import { copyDatabase } from "../db/upkeep/copyDatabase";
import { countGame } from "../figures/countGame";
import { chainAnew, sumGroup } from "../figures/sumGroup";
import { gameCard } from "../highlights/gameCard";
import { nightHighlights, review } from "../highlights/review";
import type { Tasks } from "../process/workers/pool";
import { publicBehind } from "../publicLinks/publicBehind";
import { gameFile, historyPage, replayRound } from "../table/history/history";
import { playAgain } from "../table/record/playAgain";
import { foldGame } from "../table/snapshots/foldGame";
import { elsewhere, settledRound } from "../verdicts/settledRound";
import { verdictBehind } from "../verdicts/verdictBehind";

/**
 * What worker threads do, by name. A task shares no memory with the server: a thread that reads games has a connection to the
 * database of its own, and writes nothing there; who may see what comes out is decided before.
 */
export const TASKS: Tasks = {
  chainAnew,
  checkDatabase,
  copyDatabase,
  countGame,
  drawPicture,
  elsewhere,
  foldGame,
  gameCard,
  gameFile,
  historyPage,
  review,
  nightHighlights,
  playAgain,
  publicBehind,
  replay,
  replayRound,
  settle,
  settledRound,
  sumGroup,
  verdictBehind,
};
