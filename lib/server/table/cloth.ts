import { type Cloth, FELTS, PLAIN_CLOTH } from "@/lib/protocol/cloth";
import type { Prisma } from "../generated/prisma/client";

/** What is read of a group to know its tablecloth. */
export const CLOTH = {
  felt: true,
  stampShort: true,
  stampThere: true,
  plate: true,
} as const satisfies Prisma.GroupSelect;

type Row = Prisma.GroupGetPayload<{ select: typeof CLOTH }>;

/** The tablecloth of a group. A felt that this version of the program has not got lies there green. */
export const clothOf = ({ felt, stampShort, stampThere, plate }: Row): Cloth => ({
  felt: FELTS.find((one) => one === felt) ?? PLAIN_CLOTH.felt,
  short: stampShort,
  there: stampThere,
  plate,
});

/** What lies on a table of a group, or of guests: null for the house's own green felt. */
export function clothOver(group: Row | null): Cloth | null {
  if (group === null) return null;
  const cloth = clothOf(group);
  return (Object.keys(cloth) as (keyof Cloth)[]).every((part) => cloth[part] === PLAIN_CLOTH[part])
    ? null
    : cloth;
}
