import type { House } from "@/lib/engine";
import { sameRules } from "@/lib/protocol/houseRules";
import type { GroupHouses } from "@/lib/protocol/presets";

/** A house rule set of the user's groups. */
export interface OurHouse {
  /** Another one for every other. */
  readonly id: string;
  readonly group: string;
  /** The set's name; null for the usual rules. */
  readonly name: string | null;
  readonly game: string;
  /** Only the values that differ from the defaults. */
  readonly house: House;
}

/** All rule sets of the user's groups: each group's usual rules, then its saved ones. */
export const ourHouses = (groups: readonly GroupHouses[]): readonly OurHouse[] =>
  groups.flatMap(({ id, name: group, usual, presets }) => [
    { id, group, name: null, game: usual.game, house: usual.house },
    ...presets.map((preset) => ({ ...preset, group })),
  ]);

/** The set with exactly these rules; null if there is none. */
export function playedSo(ours: readonly OurHouse[], game: string, house: House): OurHouse | null {
  return ours.find((one) => one.game === game && sameRules(game, one.house, house)) ?? null;
}
