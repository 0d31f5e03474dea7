import { ok } from "@/lib/engine";
import type { Guest, SharedTable } from "@/lib/formats/tableLinks";
import { access, type GrantRole, type Pass } from "./access";
import { database } from "./db";
import { type Done, notDone } from "./notDone";
import { shutUngivenAt } from "./openStreams";
import { tableLinks } from "./tableLink";

/** What a link gives. Whoever started a table of guests came by none, and is not shown out. */
const BY_LINK: readonly GrantRole[] = ["player", "watcher"];

/** More than a bar holds; those who came last are the ones to look at. */
const MOST_SHOWN = 200;

/** A table's links for those who may share it, and for its keepers who came by them. */
export async function sharedTable(pass: Pass): Promise<SharedTable> {
  const keeps = (await access(pass.visitor, pass.gameId, "relink")).ok;
  return { links: await tableLinks(pass), guests: keeps ? await guestsOf(pass) : null };
}

async function guestsOf({ gameId }: Pass): Promise<readonly Guest[]> {
  const grants = await database().grant.findMany({
    where: { gameId, role: { in: [...BY_LINK] } },
    orderBy: [{ createdAt: "desc" }, { holder: "asc" }],
    take: MOST_SHOWN,
  });
  const accounts = await database().account.findMany({
    where: { id: { in: grants.map(({ holder }) => holder) } },
    select: { id: true },
  });
  const known = new Set(accounts.map(({ id }) => id));
  return grants.map(({ holder, role, createdAt }) => ({
    guest: holder,
    may: role === "watcher" ? "watch" : "record",
    signedIn: known.has(holder),
    since: createdAt.toISOString(),
  }));
}

/**
 * Shows somebody out whom a link let in: they may not read the table any longer, and their open screens are shut at once. What
 * they recorded stays. Whoever still has a link can come back by it, until the links are made anew.
 * Refuses with `no-such-guest`.
 */
export async function showOut({ gameId }: Pass, guest: string): Promise<Done<null>> {
  const { count } = await database().grant.deleteMany({
    where: { gameId, holder: guest, role: { in: [...BY_LINK] } },
  });
  if (count === 0) return notDone("no-such-guest");
  await shutUngivenAt(gameId);
  return ok(null);
}
