import { chunk } from "@/app/ui/lazy";

/** What only some games show between rounds. */
export const someGames = chunk(() => import("./someGames"));

const AT_ONCE = { atOnce: true };

/** A verdict on a hand. */
export const HandVerdict = someGames.part("HandVerdict", AT_ONCE);
/** Who is out for want of chips, and may buy in again (S17). */
export const BuyInKeys = someGames.part("BuyInKeys", { quiet: true });
/** Who gets the drink that the winner hands out (P8). */
export const GiveDrink = someGames.part("GiveDrink", AT_ONCE);
/** What this phone typed otherwise than the round was settled with. */
export const TypedOtherwise = someGames.part("TypedOtherwise", { quiet: true });
