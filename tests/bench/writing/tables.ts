import path from "node:path";
import { closeDatabase, database } from "@/lib/server/db/db";
import { migrate } from "@/lib/server/db/migrate";
import { deviceCookie, newDevice } from "@/lib/server/identity/device";
import { endlessRounds, recordAll, seatedTable } from "../../server/table";

/** A phone with access to a table: its cookie, and its address as the proxy reports it. */
export interface Phone {
  readonly cookie: string;
  readonly from: string;
}

/** A table with a game about to start. */
export interface Table {
  readonly id: string;
  /** The posting phones. */
  readonly players: readonly Phone[];
  /** The followers. */
  readonly watchers: readonly Phone[];
}

/** Settings that make our program trust those addresses. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: "127.0.0.1" };

/** How many phones a table admits. */
export type Places = Readonly<Record<"players" | "watchers", number>>;

/**
 * Creates a data folder with such tables, and a game in its second round. No phone has access to two tables,
 * and all have different addresses.
 */
export async function makeTables(dataDir: string, places: readonly Places[]): Promise<readonly Table[]> {
  process.env.DATA_DIR = dataDir;
  await migrate(dataDir, path.resolve("prisma/migrations"));
  await recordAll(await seatedTable(), [...endlessRounds(2)].flat().slice(0, -1));
  const tables: Table[] = [];
  for (const { players, watchers } of places) {
    const { gameId, tableId } = await seatedTable();
    tables.push({
      id: gameId,
      players: await letIn(tableId, "player", players),
      watchers: await letIn(tableId, "watcher", watchers),
    });
  }
  await closeDatabase();
  return tables;
}

async function letIn(tableId: string, role: string, count: number): Promise<readonly Phone[]> {
  const devices = Array.from({ length: count }, newDevice);
  await database().grant.createMany({ data: devices.map(({ id: holder }) => ({ tableId, holder, role })) });
  return Promise.all(
    devices.map(async (device) => {
      const [cookie = ""] = (await deviceCookie(device)).split(";");
      return { cookie, from: nextAddress() };
    }),
  );
}

let addresses = 0;
function nextAddress(): string {
  const at = ++addresses;
  return `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
}
