import { importDatabase } from "@/lib/server/db/move/moveDatabase";
import { databasePlace } from "@/lib/server/process/databasePlace";
import { readEnvironment } from "@/lib/server/process/env";
import { OperatorError } from "@/lib/server/process/operatorError";
import { main } from "./main";
import { ProgressBar } from "./progressBar";
import { rebuildAll } from "./rebuildAll";

// npm run import: fills an empty database from an archive of npm run export. The program must be stopped.
await main(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new OperatorError("Usage: npm run import -- FILE");
  const bar = new ProgressBar("rows");
  const moved = await importDatabase(file, (rows, of) => bar.show(rows, of));
  bar.clear();
  for (const [table, rows] of moved) if (rows > 0) console.log(`${String(rows).padStart(10)} ${table}`);
  console.log(`Imported into ${databasePlace()}. Checking every game there:`);
  await rebuildAll(readEnvironment().dataDir, true);
});
