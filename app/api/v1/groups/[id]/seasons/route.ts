import { newSeason } from "@/lib/formats/rosterSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { changesGroup, readsGroup } from "@/lib/server/roster/groupEndpoint";
import { seasonsOf } from "@/lib/server/roster/seasonsOf";

/** Reads a group's shifts or seasons. */
export const GET = readsGroup(async (pass) => ({ seasons: await seasonsOf(pass) }));

/** Adds a shift or season. */
export const POST = changesGroup("keep", newSeason, addSeason);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
