import type { SharedTable } from "@/lib/protocol/tableLinks";
import { database } from "../db/db";
import type { Pass } from "../identity/access";
import { phonesAt } from "../table/grants/tablePhones";
import { tableLinks } from "../table/links/tableLink";
import { sharedVerdicts } from "./verdictLinks";

/**
 * Reads a table's links for those who may share it. Its keepers also get the phones with access and the
 * shared verdicts.
 */
export async function sharedTable(pass: Pass): Promise<SharedTable> {
  const keeps = pass.purposes.includes("relink");
  const { groupId } = await database().table.findUniqueOrThrow({
    where: { id: pass.tableId },
    select: { groupId: true },
  });
  return {
    links: await tableLinks(pass),
    phones: keeps ? await phonesAt(pass) : null,
    handsOver: keeps && groupId === null,
    group: keeps ? groupId : null,
    verdicts: keeps ? await sharedVerdicts(pass.gameId) : null,
  };
}
