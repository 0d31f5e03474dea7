import { copyFileSync } from "node:fs";
import path from "node:path";
import { databaseFile } from "@/lib/server/process/dataDir";
import { type Running, startProgram } from "../program";

/** Starts the bare server on a copy of an unused data folder's games. */
export function startBare(dataDir: string, folder: string): Promise<Running> {
  const file = path.join(folder, "bare.db");
  copyFileSync(databaseFile(dataDir), file);
  return startProgram(
    ["tests/bench/peers/bareServer.mjs", file],
    { NODE_ENV: "production" },
    /^Ready: (\S+)/m,
  );
}
