import { ok } from "@/lib/engine";
import { newPreset } from "@/lib/protocol/membershipSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroup, inGroupWith } from "@/lib/server/groups/asked";
import { addPreset } from "@/lib/server/groups/changePresets";
import { presetsOf } from "@/lib/server/groups/presets";

/** Reads the house rules a group keeps under a name. */
export const GET = inGroup("read", async (pass) => ok({ presets: await presetsOf(pass) }));

/** Keeps house rules under a name. */
export const POST = inGroupWith("keep", newPreset, addPreset, 201);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
