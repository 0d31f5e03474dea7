import { database } from "../../db/db";
import type { GrantRole, TablePass } from "../../identity/access";
import { holderHandle } from "../grants/ownHandles";

/** A big screen of a table, for whoever keeps it. */
export interface TableScreen {
  /** By which it is sent away: means nothing at any other table. */
  readonly screen: string;
  /** Which browser on which system. */
  readonly browser: string;
}

/** The big screens of a table, the latest first. */
export async function screensAt({ tableId }: TablePass): Promise<readonly TableScreen[]> {
  const grants = await database().grant.findMany({
    where: { tableId, role: "screen" satisfies GrantRole },
    orderBy: { createdAt: "desc" },
    select: { holder: true },
  });
  const visits = await database().visit.findMany({
    where: { tableId, endedAt: null, holder: { in: grants.map(({ holder }) => holder) } },
    orderBy: { id: "asc" },
    select: { holder: true, browser: true },
  });
  const browsers = new Map(visits.map(({ holder, browser }) => [holder, browser]));
  return grants.map(({ holder }) => ({
    screen: holderHandle(tableId, holder),
    browser: browsers.get(holder) ?? "",
  }));
}
