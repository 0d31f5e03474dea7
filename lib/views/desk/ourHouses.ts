import type { House } from "@/lib/engine";
import { sameRules } from "@/lib/protocol/houseRules";
import type { GroupHouses } from "@/lib/protocol/presets";

/** House rules that somebody's group plays by. */
export interface OurHouse {
  /** Another one for every other. */
  readonly id: string;
  readonly group: string;
  /** What the group calls them; null for how it usually plays. */
  readonly name: string | null;
  readonly game: string;
  /** What is other than the game's own. */
  readonly house: House;
}

/** All house rules of somebody's groups: of each group how it usually plays, then those under a name. */
export const ourHouses = (groups: readonly GroupHouses[]): readonly OurHouse[] =>
  groups.flatMap(({ id, name: group, usual, presets }) => [
    { id, group, name: null, game: usual.game, house: usual.house },
    ...presets.map((preset) => ({ ...preset, group })),
  ]);

/** Those of a group that play a game just so; null where none does. */
export function playedSo(ours: readonly OurHouse[], game: string, house: House): OurHouse | null {
  return ours.find((one) => one.game === game && sameRules(game, one.house, house)) ?? null;
}
