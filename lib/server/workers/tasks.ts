import { replay, settle } from "../api/desk";
import { drawPicture } from "../api/pictures/drawPicture";
import { checkDatabase } from "../db/upkeep/checkDatabase";
import { copyDatabase } from "../db/upkeep/copyDatabase";
import { countGame } from "../figures/countGame";
import { foldGroup } from "../figures/foldGroup";
import { readArchive } from "../groups/archive/readArchive";
import { gameCard } from "../highlights/gameCard";
import { nightHighlights, review } from "../highlights/review";
import type { Tasks } from "../process/workers/pool";
import { resolvePublicLink } from "../publicLinks/resolvePublicLink";
import { readText } from "../roster/imports/readText";
import { gameFile, historyPage, replayRound } from "../table/history/history";
import { playAgain } from "../table/record/playAgain";
import { replayGame } from "../table/snapshots/replayGame";
import { alternatives, settledRound } from "../verdicts/settledRound";

/**
 * The worker tasks by name. A task shares no memory with the server. A thread that reads games has its own
 * read-only database connection. The caller checks permissions first.
 */
export const TASKS: Tasks = {
  checkDatabase,
  copyDatabase,
  countGame,
  foldGroup,
  drawPicture,
  alternatives,
  replayGame,
  gameCard,
  gameFile,
  historyPage,
  review,
  nightHighlights,
  playAgain,
  resolvePublicLink,
  readArchive,
  readText,
  replay,
  replayRound,
  settle,
  settledRound,
};
