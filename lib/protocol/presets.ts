import type { House } from "@/lib/engine";
import type { GroupRole } from "./membership";

// House rules that a group saved under a name.

/** Maximum length of their name, in characters. */
export const MAX_PRESET_NAME_LENGTH = 40;

/** More than any group uses. */
export const MAX_PRESETS = 60;

/** Saved rules of one game. */
export interface Preset {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Rules that differ from the game's defaults. */
  readonly house: House;
}

/** A group and its house rules. */
export interface GroupHouses {
  readonly id: string;
  readonly name: string;
  /** The reader's role. */
  readonly role: GroupRole;
  /** True if they may save more rules there. */
  readonly keeps: boolean;
  /** The rules of its default game. */
  readonly usual: Pick<Preset, "game" | "house">;
  /** By game in menu order, then by name. */
  readonly presets: readonly Preset[];
}
