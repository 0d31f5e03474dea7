import { chunk } from "@/app/ui/lazy";

const AT_ONCE = { atOnce: true };

/** Claim keys that only some games need: hands, rolls, and one shared cup. */
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
