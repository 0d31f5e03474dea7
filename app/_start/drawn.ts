import { hiddenDiceGameIds } from "@/lib/engine";

/** The games whose tables can be drawn: all but those in which dice of a passed cup lie in the open. */
export const DRAWN = hiddenDiceGameIds;
