import { checkDatabase } from "./checkDatabase";
import { copyDatabase } from "./copyDatabase";
import { drawPicture } from "./drawPicture";
import { elsewhere } from "./elsewhere";
import { gameFile } from "./gameFile";
import { historyPage } from "./historyPage";
import { playAgain } from "./playAgain";
import { replay } from "./replay";
import { settle } from "./settle";
import { settledRound } from "./settledRound";
import { verdictBehind } from "./verdictBehind";

/**
 * What worker threads do, by name. A task is a function of one value that can be sent between threads (plain JSON, bytes) to
 * another such value, or a promise of one. It shares no memory with the server: a thread that
 * reads games has a connection to the database of its own, and writes nothing there; who may see what comes out is decided before.
 */
export const TASKS = {
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
} as const;

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
