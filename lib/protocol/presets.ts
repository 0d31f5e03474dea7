import type { House } from "@/lib/engine";
import type { GroupRole } from "./membership";

// House rules that a group keeps under a name.

/** Longest name they may have, in characters. */
export const MAX_PRESET_NAME_LENGTH = 40;

/** More than any house plays by. */
export const MAX_PRESETS = 60;

/** House rules of one game under a name. */
export interface Preset {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** What is other than the game's own. */
  readonly house: House;
}

/** A group and the house rules it plays by. */
export interface GroupHouses {
  readonly id: string;
  readonly name: string;
  /** What whoever asks is there. */
  readonly role: GroupRole;
  /** Whether they may keep further house rules there. */
  readonly keeps: boolean;
  /** What its usual game starts with. */
  readonly usual: Pick<Preset, "game" | "house">;
  /** By game, in the order the games are offered, then by name. */
  readonly presets: readonly Preset[];
}
