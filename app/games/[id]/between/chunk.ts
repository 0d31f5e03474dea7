import { chunk } from "@/app/ui/lazy";

/** Parts that only some games show between rounds. */
export const someGames = chunk(() => import("./someGames"));

const AT_ONCE = { atOnce: true };

/** The verdict on a hand. */
export const HandVerdict = someGames.part("HandVerdict", AT_ONCE);
export const HandReason = someGames.part("HandReason", AT_ONCE);
/** Rebuy for players out of chips (S17). */
export const BuyInKeys = someGames.part("BuyInKeys", { quiet: true });
/** The drink that the winner hands out (P8). */
export const GiveDrink = someGames.part("GiveDrink", AT_ONCE);
/** Other house rules for a verdict, and its link: below the felt. */
export const VerdictKeys = someGames.part("VerdictKeys", { quiet: true });
/** Who agreed or disputes. */
export const ConsentLine = someGames.part("ConsentLine", { quiet: true });
