import { ok } from "@/lib/engine";
import { newPlayers } from "@/lib/protocol/rosterSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroup, inGroupWith } from "@/lib/server/groups/asked";
import { addPlayers } from "@/lib/server/roster/addPlayers";
import { rosterOf } from "@/lib/server/roster/rosterOf";

/** Reads a group's roster. */
export const GET = inGroup("read", async (pass) => ok({ players: await rosterOf(pass) }));

/** Puts people on a group's roster. */
export const POST = inGroupWith("keep", newPlayers, addPlayers, 201);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
