import { ok } from "@/lib/engine";
import { newSeason } from "@/lib/protocol/rosterSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroup, inGroupWith } from "@/lib/server/groups/asked";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { seasonsOf } from "@/lib/server/table/record/seasonsOf";

/** Reads a group's shifts or seasons. */
export const GET = inGroup("read", async (pass) => ok({ seasons: await seasonsOf(pass) }));

/** Adds a shift or season. */
export const POST = inGroupWith("keep", newSeason, addSeason, 201);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
