import { exportDatabase } from "@/lib/server/db/move/moveDatabase";
import { databasePlace } from "@/lib/server/process/databasePlace";
import { fileArgument, main } from "./main";
import { ProgressBar } from "./progressBar";

// npm run export: writes all games, groups and accounts to an archive, even while the program runs.
await main(async () => {
  const file = fileArgument("export");
  const bar = new ProgressBar("rows");
  const moved = await exportDatabase(file, (rows, of) => bar.show(rows, of));
  bar.clear();
  const rows = [...moved.values()].reduce((sum, some) => sum + some, 0);
  console.log(
    `Exported ${rows} rows from ${databasePlace()} to ${file}. Keep it safe: it has everyone’s data.`,
  );
});
