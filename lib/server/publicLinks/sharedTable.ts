import type { ListedPublicLink } from "@/lib/protocol/publicLinks";
import type { SharedTable, SharedVerdict } from "@/lib/protocol/tableLinks";
import { database } from "../db/db";
import type { Pass } from "../identity/access";
import { phonesAt } from "../table/grants/tablePhones";
import { tableLinks } from "../table/links/tableLink";
import { publicLinksTo, withoutPaths } from "./publicLinks";

/**
 * Reads a table's links for those who may share it. Its keepers also get the phones with access and the
 * public links to the game and its verdicts.
 */
export async function sharedTable(pass: Pass): Promise<SharedTable> {
  const keeps = pass.purposes.includes("relink");
  const { groupId } = await database().table.findUniqueOrThrow({
    where: { id: pass.tableId },
    select: { groupId: true },
  });
  const publicLinks = keeps ? withoutPaths(await publicLinksTo(pass)) : null;
  return {
    links: await tableLinks(pass),
    phones: keeps ? await phonesAt(pass) : null,
    handsOver: keeps && groupId === null,
    group: keeps ? groupId : null,
    publicLinks,
    verdicts: publicLinks && verdictsIn(publicLinks),
  };
}

/** The verdicts among a game's public links, newest round first. */
const verdictsIn = (links: readonly ListedPublicLink[]): readonly SharedVerdict[] =>
  links
    .flatMap(({ verdict, since }) => (verdict ? [{ ...verdict, since }] : []))
    .sort((a, b) => b.place - a.place);
