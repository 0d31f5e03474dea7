import { later } from "@/app/ui/later";

const AT_ONCE = { atOnce: true };

/** The dice in the open and the keys of whoever has the cup: not every game has one that goes round. */
export const OpenDice = later(() => import("./turn").then((turn) => turn.OpenDice), AT_ONCE);
export const CupKeys = later(() => import("./turn").then((turn) => turn.CupKeys), AT_ONCE);
export const DiceTray = later(() => import("./DiceTray").then((tray) => tray.DiceTray));
export const LyingKeys = later(() => import("./LyingDice").then((dice) => dice.LyingKeys));
export const LyingRow = later(() => import("./LyingDice").then((dice) => dice.LyingRow));
export const GiveDrink = later(() => import("./GiveDrink").then((drink) => drink.GiveDrink), AT_ONCE);
