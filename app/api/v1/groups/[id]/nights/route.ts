import { newNight } from "@/lib/formats/rosterSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { changesGroup, readsGroup } from "@/lib/server/roster/groupEndpoint";
import { beginNight } from "@/lib/server/roster/nights";
import { nightsOf } from "@/lib/server/roster/nightsOf";

/** Reads a group's latest nights. */
export const GET = readsGroup(async (pass) => ({ nights: await nightsOf(pass) }));

/** Begins a night. */
export const POST = changesGroup("keep", newNight, beginNight);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
