import { ok } from "@/lib/engine";
import { newNight } from "@/lib/protocol/rosterSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroup, inGroupWith } from "@/lib/server/groups/asked";
import { beginNight } from "@/lib/server/roster/nights";
import { nightsOf } from "@/lib/server/roster/nightsOf";

/** Reads a group's latest nights. */
export const GET = inGroup("read", async (pass) => ok({ nights: await nightsOf(pass) }));

/** Begins a night. */
export const POST = inGroupWith("keep", newNight, beginNight, 201);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
