import { importDatabase } from "@/lib/server/db/move/moveDatabase";
import { databasePlace } from "@/lib/server/process/databasePlace";
import { readEnvironment } from "@/lib/server/process/env";
import { fileArgument, main } from "./main";
import { ProgressBar } from "./progressBar";
import { rebuildAll } from "./rebuildAll";

// npm run import: fills an empty database from an archive of npm run export. The program must be stopped.
await main(async () => {
  const file = fileArgument("import");
  const bar = new ProgressBar("rows");
  const moved = await importDatabase(file, (rows, of) => bar.show(rows, of));
  bar.clear();
  for (const [table, rows] of moved) if (rows > 0) console.log(`${String(rows).padStart(10)} ${table}`);
  console.log(`Imported into ${databasePlace()}. Checking every game there:`);
  await rebuildAll(readEnvironment().dataDir, true);
});
