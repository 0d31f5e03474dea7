import { sayBytes } from "@/lib/messages/installation";
import { backupsIn } from "@/lib/server/db/backupFiles";
import { restoreBackup } from "@/lib/server/db/restoreBackup";
import { requireSqlite } from "@/lib/server/db/upToDate";
import { backupsFolder } from "@/lib/server/process/dataDir";
import { readEnvironment } from "@/lib/server/process/env";
import { OperatorError } from "@/lib/server/process/operatorError";
import { main } from "./main";

/** Older notes name it `put-back`. */
const RESTORE = ["restore", "put-back"];

const WHY = { before: "before an update", daily: "daily", asked: "asked for" } as const;

// npm run backups: lists the backups of the database, newest first.
// The command `restore [NAME]` restores one, by default the latest.
await main(async () => {
  requireSqlite();
  const { dataDir } = readEnvironment();
  const [command, name, ...more] = process.argv.slice(2);
  if (command === undefined) return list(dataDir);
  if (!RESTORE.includes(command) || more.length > 0) {
    throw new OperatorError("Usage: npm run backups, or npm run backups -- restore NAME");
  }
  const { copy, previous } = await restoreBackup(dataDir, name);
  console.log(`Restored ${copy.name} from ${copy.at}.`);
  if (previous !== null) console.log(`The previous database is in ${previous}.`);
  console.log("You can start the program now.");
});

function list(dataDir: string): void {
  const folder = backupsFolder(dataDir);
  const copies = backupsIn(folder);
  if (copies.length === 0) console.log(`No backups in ${folder} yet.`);
  for (const { name, why, at, bytes } of copies) {
    console.log(
      [name.padEnd(36), at.slice(0, 16).replace("T", " "), "UTC", sayBytes(bytes), WHY[why]].join("  "),
    );
  }
}
