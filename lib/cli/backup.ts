import path from "node:path";
import { sayBytes } from "@/lib/messages/installation";
import { backUpByCommand } from "@/lib/server/admin/makeBackup";
import { backupsFolder } from "@/lib/server/process/dataDir";
import { readEnvironment } from "@/lib/server/process/env";
import { main } from "./main";

// npm run backup: backs up the database as a snapshot, even while a server runs. `npm run backups` lists and
// restores backups.
await main(async () => {
  const { dataDir } = readEnvironment();
  const { name, bytes } = await backUpByCommand(new Date());
  console.log(`Backed up to ${path.join(backupsFolder(dataDir), name)}, ${sayBytes(bytes)}.`);
});
