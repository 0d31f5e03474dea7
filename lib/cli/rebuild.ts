import { requireUpToDate } from "@/lib/server/db/upToDate";
import { rebuildingLock } from "@/lib/server/process/dataDir";
import { readEnvironment } from "@/lib/server/process/env";
import { OperatorError } from "@/lib/server/process/operatorError";
import { ifAlone } from "@/lib/server/process/startLock";
import { main } from "./main";
import { rebuildAll } from "./rebuildAll";

// npm run rebuild: replays every game and repairs derived data that differs. A server may run at the same
// time.
// With `--check` it only reports; the exit status is 1 if anything differs.
await main(async () => {
  const { dataDir } = readEnvironment();
  const [option, ...more] = process.argv.slice(2);
  if ((option !== undefined && option !== "--check") || more.length > 0)
    throw new OperatorError("Usage: npm run rebuild, or npm run rebuild -- --check");
  const check = option === "--check";
  await requireUpToDate();
  const ran = await ifAlone(rebuildingLock(dataDir), () => rebuildAll(dataDir, check));
  if (!ran) throw new OperatorError("Another process is rebuilding the games: wait until it is done.");
});
