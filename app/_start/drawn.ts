import { countGameIds } from "@/lib/engine";

/** The games whose tables can be drawn: everybody has a cup, and claims are numbers of dice. */
export const DRAWN = countGameIds;
