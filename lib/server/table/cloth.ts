import { type Cloth, FELTS, PLAIN_CLOTH } from "@/lib/protocol/cloth";
import { clothUnder } from "@/lib/protocol/ruleSets/look";
import type { Prisma } from "../generated/prisma/client";

/** The columns of a group that define its table look. */
export const CLOTH = {
  felt: true,
  stampShort: true,
  stampThere: true,
  plate: true,
} as const satisfies Prisma.GroupSelect;

type Row = Prisma.GroupGetPayload<{ select: typeof CLOTH }>;

/** Reads a group's table look. An unknown felt, as from a newer version, becomes green. */
export const clothOf = ({ felt, stampShort, stampThere, plate }: Row): Cloth => ({
  felt: FELTS.find((one) => one === felt) ?? PLAIN_CLOTH.felt,
  short: stampShort,
  there: stampThere,
  plate,
});

/**
 * The look of a group's or guests' table; null for the standard green felt. `game`: the game on it, whose own color comes
 * first.
 */
export function clothOver(group: Row | null, game = ""): Cloth | null {
  const cloth = clothUnder(game, group && clothOf(group));
  if (cloth === null) return null;
  return (Object.keys(cloth) as (keyof Cloth)[]).every((part) => cloth[part] === PLAIN_CLOTH[part])
    ? null
    : cloth;
}
