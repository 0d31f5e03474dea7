import { ok } from "@/lib/engine";
import type { Guest, SharedTable } from "@/lib/formats/tableLinks";
import { access, type GrantRole, type Pass } from "./access";
import { database } from "./db";
import { seatNames } from "./journalStore";
import { type Done, notDone } from "./notDone";
import { shutUngivenAt } from "./openStreams";
import { freeSeats } from "./phones/freeSeats";
import { tableLinks } from "./tableLink";
import { sharedVerdicts } from "./verdicts/verdictLinks";

/** What a link gives. Whoever keeps a table of guests is not shown out of it. */
const BY_LINK: readonly GrantRole[] = ["player", "watcher"];

/** More than a bar holds; those who came last are the ones to look at. */
const MOST_SHOWN = 200;

/** A table's links for those who may share it; for its keepers also who came by them, and which verdicts were shared. */
export async function sharedTable(pass: Pass): Promise<SharedTable> {
  const keeps = (await access(pass.visitor, pass.gameId, "relink")).ok;
  const { groupId } = await database().game.findUniqueOrThrow({
    where: { id: pass.gameId },
    select: { groupId: true },
  });
  return {
    links: await tableLinks(pass),
    guests: keeps ? await guestsOf(pass) : null,
    handsOver: keeps && groupId === null,
    verdicts: keeps ? await sharedVerdicts(pass.gameId) : null,
  };
}

async function guestsOf({ gameId }: Pass): Promise<readonly Guest[]> {
  const grants = await database().grant.findMany({
    where: { gameId, role: { in: [...BY_LINK] } },
    orderBy: [{ createdAt: "desc" }, { holder: "asc" }],
    take: MOST_SHOWN,
  });
  const seats = await database().seat.findMany({ where: { gameId, heldBy: { not: null } } });
  const accounts = await database().account.findMany({
    where: { id: { in: grants.map(({ holder }) => holder) } },
    select: { id: true },
  });
  const known = new Set(accounts.map(({ id }) => id));
  const names = await seatNames(database(), gameId);
  const seatOf = (holder: string): Guest["seat"] => {
    const key = seats.find(({ heldBy }) => heldBy === holder)?.key;
    return key === undefined ? null : { key, name: names[key] ?? key };
  };
  return grants.map(({ holder, role, createdAt }) => ({
    guest: holder,
    may: role === "watcher" ? "watch" : "record",
    signedIn: known.has(holder),
    seat: seatOf(holder),
    since: createdAt.toISOString(),
  }));
}

/**
 * Shows somebody out whom a link let in: they may not read the table any longer, and their open screens are shut at once. What
 * they recorded stays. Whoever still has a link can come back by it, until the links are made anew.
 * Refuses with `no-such-guest`.
 */
export async function showOut({ gameId }: Pass, guest: string): Promise<Done<null>> {
  const shown = await database().$transaction(async (tx) => {
    const { count } = await tx.grant.deleteMany({
      where: { gameId, holder: guest, role: { in: [...BY_LINK] } },
    });
    if (count > 0) await freeSeats(tx, guest, { gameId });
    return count > 0;
  });
  if (!shown) return notDone("no-such-guest");
  await shutUngivenAt(gameId);
  return ok(null);
}
