import { chunk } from "@/app/ui/lazy";

/** Parts that only some games show between rounds. */
export const someGames = chunk(() => import("./someGames"));

const AT_ONCE = { atOnce: true };

/** The verdict on a hand. */
export const HandVerdict = someGames.part("HandVerdict", AT_ONCE);
/** Rebuy for players out of chips (S17). */
export const BuyInKeys = someGames.part("BuyInKeys", { quiet: true });
/** The drink that the winner hands out (P8). */
export const GiveDrink = someGames.part("GiveDrink", AT_ONCE);
/** This phone's dice, if they differ from the verdict's. */
export const TypedOtherwise = someGames.part("TypedOtherwise", { quiet: true });
