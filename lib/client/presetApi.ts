import type { House } from "@/lib/engine";
import { ask } from "./ask";

/** House rules under a name, as they are sent. */
export interface PresetSaid {
  readonly name: string;
  readonly house: House;
}

/** Keeps house rules of a game in a group; answers their id. */
export const sendPreset = (group: string, game: string, { name, house }: PresetSaid) =>
  ask("POST /api/v1/groups/{group}/presets", { group }, { game, name, house });

/** Changes house rules that are kept. */
export const sendPresetChange = (group: string, preset: string, change: PresetSaid) =>
  ask("PATCH /api/v1/groups/{group}/presets/{preset}", { group, preset }, change);

/** Deletes them. */
export const sendPresetDelete = (group: string, preset: string) =>
  ask("DELETE /api/v1/groups/{group}/presets/{preset}", { group, preset });
