import { namesLosers } from "@/lib/engine";
import type { Prisma } from "../generated/prisma/client";

/** The columns of a group that tell if its losers wash. */
export const WASHING = { kind: true, ruleSet: true } as const satisfies Prisma.GroupSelect;

type Row = Prisma.GroupGetPayload<{ select: typeof WASHING }>;

/** True for a group in which a lost game means dishes: elsewhere the same game names who lost. */
export const losersWash = ({ kind, ruleSet }: Row): boolean => kind !== "bar" && namesLosers(ruleSet);

/** The same for a table of a group or of guests; empty where losers wash, as they do among guests. */
export const washesAt = (group: Row | null): { readonly washes?: false } =>
  group === null || losersWash(group) ? {} : { washes: false };
