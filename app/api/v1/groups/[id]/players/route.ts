import { ok } from "@/lib/engine";
import { newPlayers } from "@/lib/formats/rosterSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { addPlayers } from "@/lib/server/roster/addPlayers";
import { changesGroup, readsGroup } from "@/lib/server/roster/groupEndpoint";
import { rosterOf } from "@/lib/server/roster/rosterOf";

/** Reads a group's roster. */
export const GET = readsGroup(async (pass) => ({ players: await rosterOf(pass) }));

/** Puts people on a group's roster. */
export const POST = changesGroup("keep", newPlayers, async (pass, sent) => {
  const added = await addPlayers(pass, sent);
  return added.ok ? ok({ players: added.value }) : added;
});

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
