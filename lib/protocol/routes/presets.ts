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

const NO_PRESET = "No such group for this account, or no such saved rules.";

const NAME_TAKEN = "The group already has saved rules with that name for the game.";

export const presetOperations = {
  "GET /api/v1/groups/{group}/presets": operation({
    summary: "Lists a group's saved rules by game, then by name.",
    requires: "read a group",
    answer: done({ presets: z.array(preset).max(MAX_PRESETS).readonly() }),
    example: { answer: { ok: true, presets: [{ id: OTHER_ID, ...PRESET }] } },
  }),
  "POST /api/v1/groups/{group}/presets": operation({
    summary: "Saves house rules of a game, or a rule set as text, under a name.",
    requires: "keep a group",
    body: newPreset,
    status: 201,
    answer: done({ id: z.string() }),
    errors: { 409: NAME_TAKEN },
    example: { request: PRESET, answer: { ok: true, id: OTHER_ID } },
  }),
  "PATCH /api/v1/groups/{group}/presets/{preset}": operation({
    summary: "Renames or changes saved rules. Games started with them keep the old ones.",
    requires: "keep a group",
    body: presetChange,
    answer: DONE,
    errors: { 404: NO_PRESET, 409: NAME_TAKEN },
    example: { request: { name: "Bar rules" }, answer: { ok: true } },
  }),
  "DELETE /api/v1/groups/{group}/presets/{preset}": operation({
    summary: "Deletes saved rules. Games started with them keep theirs.",
    requires: "keep a group",
    answer: DONE,
    errors: { 404: NO_PRESET },
    example: { answer: { ok: true } },
  }),
};
