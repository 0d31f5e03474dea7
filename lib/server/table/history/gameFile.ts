import { exportJournal, exportRecord } from "@/lib/protocol/exports";
import type { Pass } from "../../identity/access";
import { readHistory } from "./history";

/** What a game is written as. */
const FILES = { record: exportRecord, journal: exportJournal } as const;

export type GameFile = keyof typeof FILES;

/** A whole game as a file to keep: its JSON as the bytes to send, and what it is called. */
export async function gameFile({ pass, file }: { readonly pass: Pass; readonly file: GameFile }) {
  const history = await readHistory(pass);
  const day = history.startedAt.slice(0, "2026-11-20".length);
  return {
    name: `${history.opening.game}-${day}-${file}.json`,
    json: new TextEncoder().encode(JSON.stringify(FILES[file](history))),
  };
}

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly gameFile: typeof gameFile;
  }
}
