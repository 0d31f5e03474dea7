import { z } from "zod";
import { newPreset, presetChange } from "../membershipSchemas";
import { MAX_PRESET_NAME_LENGTH, MAX_PRESETS, type Preset } from "../presets";
import { house } from "./groups";
import { A_GAME, DONE, done, OTHER_ID, operation } from "./operation";

// A group's saved rules.

const preset = z.strictObject({
  id: z.string(),
  game: z.string(),
  name: z
    .string()
    .min(1)
    .meta({ description: `At most ${MAX_PRESET_NAME_LENGTH} characters.` }),
  house,
}) satisfies z.ZodType<Preset>;

const PRESET = { game: A_GAME, name: "Station rules", house: { ones: "high" } };

const NO_PRESET = "They do not belong to such a group, or it keeps no such house rules.";

const KEPT = "The group keeps house rules of that name for the game already.";

export const presetOperations = {
  "GET /api/v1/groups/{group}/presets": operation({
    summary: "The house rules a group keeps under a name, by game, then by name.",
    requires: "read a group",
    answer: done({ presets: z.array(preset).max(MAX_PRESETS).readonly() }),
    example: { answer: { ok: true, presets: [{ id: OTHER_ID, ...PRESET }] } },
  }),
  "POST /api/v1/groups/{group}/presets": operation({
    summary: "Keeps house rules of a game under a name.",
    requires: "keep a group",
    body: newPreset,
    status: 201,
    answer: done({ id: z.string() }),
    errors: { 409: KEPT },
    example: { request: PRESET, answer: { ok: true, id: OTHER_ID } },
  }),
  "PATCH /api/v1/groups/{group}/presets/{preset}": operation({
    summary:
      "Renames house rules that are kept, or changes them; games that have begun keep the rules they began with.",
    requires: "keep a group",
    body: presetChange,
    answer: DONE,
    errors: { 404: NO_PRESET, 409: KEPT },
    example: { request: { name: "Bar rules" }, answer: { ok: true } },
  }),
  "DELETE /api/v1/groups/{group}/presets/{preset}": operation({
    summary: "Deletes house rules that are kept; games that have begun keep the rules they began with.",
    requires: "keep a group",
    answer: DONE,
    errors: { 404: NO_PRESET },
    example: { answer: { ok: true } },
  }),
};
