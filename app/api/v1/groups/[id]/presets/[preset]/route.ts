import { presetChange } from "@/lib/protocol/membershipSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroup, inGroupWith } from "@/lib/server/groups/asked";
import { changePreset, deletePreset } from "@/lib/server/groups/changePresets";

interface OfPreset {
  readonly id: string;
  readonly preset: string;
}

/** Renames house rules that are kept, or changes them. */
export const PATCH = inGroupWith("keep", presetChange, (pass, change, { preset }: OfPreset) =>
  changePreset(pass, preset, change),
);

/** Deletes them. */
export const DELETE = inGroup("keep", (pass, { preset }: OfPreset) => deletePreset(pass, preset));

export const { GET, HEAD, POST, PUT, OPTIONS } = allowOnly("PATCH", "DELETE");
