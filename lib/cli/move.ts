import { type Destination, moveDatabase } from "@/lib/server/db/move/moveDatabase";
import { databasePlace } from "@/lib/server/process/databasePlace";
import { isPostgres, readEnvironment } from "@/lib/server/process/env";
import { OperatorError } from "@/lib/server/process/operatorError";
import { main } from "./main";
import { ProgressBar } from "./progressBar";
import { rebuildAll } from "./rebuildAll";

const USAGE =
  "Usage: npm run move -- postgresql://USER:PASSWORD@HOST/DATABASE, or with DATABASE_URL set: npm run move -- sqlite";

// npm run move: copies the games from SQLite into an empty PostgreSQL database, or back. The program must be
// stopped. The database before stays as it is.
await main(async () => {
  const [to, ...more] = process.argv.slice(2);
  if (to === undefined || more.length > 0) throw new OperatorError(USAGE);
  const bar = new ProgressBar("rows");
  const moved = await moveDatabase(destination(to), (rows, of) => bar.show(rows, of));
  bar.clear();
  for (const [table, rows] of moved) if (rows > 0) console.log(`${String(rows).padStart(10)} ${table}`);
  process.env.DATABASE_URL = to === "sqlite" ? "" : to;
  console.log(`Moved to ${databasePlace()}. Checking every game there:`);
  await rebuildAll(readEnvironment().dataDir, true);
  console.log(
    `The database before is unchanged. To use the new one, ${to === "sqlite" ? "remove DATABASE_URL" : "set DATABASE_URL to its address"} and start the program.`,
  );
});

function destination(to: string): Destination {
  if (to === "sqlite") return to;
  if (isPostgres(to)) return { url: to };
  throw new OperatorError(USAGE);
}
