import { chunk } from "@/app/ui/lazy";

const AT_ONCE = { atOnce: true };

/** What only some games claim with: hands, rolls, and one cup that goes round. */
export const hands = chunk(() => import("./pads/HandPad"));
export const rolls = chunk(() => import("./pads/RollPad"));
export const cup = chunk(() => import("./cup"));
const trays = chunk(() => import("./cup/trays"));

export const HandPad = hands.part("HandPad", AT_ONCE);
export const RollPad = rolls.part("RollPad", AT_ONCE);
export const OpenDice = cup.part("OpenDice", AT_ONCE);
export const CupKeys = cup.part("CupKeys", AT_ONCE);
export const DiceTray = trays.part("DiceTray");
export const LyingKeys = trays.part("LyingKeys");
export const LyingRow = trays.part("LyingRow");
