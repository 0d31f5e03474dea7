import { closeDatabase, database } from "@/lib/server/db/db";
import type { ServerPlace } from "./server";

/** Makes an account the server owner, as if it had been the first. */
export async function ownedBy({ dataDir }: ServerPlace, ownerId: string): Promise<void> {
  process.env.DATA_DIR = dataDir;
  await database().installation.upsert({ where: { id: 1 }, create: { ownerId }, update: { ownerId } });
  await closeDatabase();
}
