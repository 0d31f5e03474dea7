import { checkDatabase } from "./checkDatabase";
import { copyDatabase } from "./copyDatabase";
import { drawPicture } from "./drawPicture";
import { elsewhere } from "./elsewhere";
import { gameFile } from "./gameFile";
import { historyPage } from "./historyPage";
import { playAgain } from "./playAgain";
import type { Tasks } from "./pool";
import { replay } from "./replay";
import { settle } from "./settle";
import { settledRound } from "./settledRound";
import { verdictBehind } from "./verdictBehind";

/**
 * What worker threads do, by name. A task shares no memory with the server: a thread that reads games has a connection to the
 * database of its own, and writes nothing there; who may see what comes out is decided before.
 */
export const TASKS: Tasks = {
  checkDatabase,
  copyDatabase,
  drawPicture,
  elsewhere,
  gameFile,
  historyPage,
  playAgain,
  replay,
  settle,
  settledRound,
  verdictBehind,
};
