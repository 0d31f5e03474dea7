import { later } from "@/app/ui/later";

const AT_ONCE = { atOnce: true };

/** The keys that only some games claim with. */
export const HandPad = later(() => import("./HandPad").then((pad) => pad.HandPad), AT_ONCE);
export const RollPad = later(() => import("./RollPad").then((pad) => pad.RollPad), AT_ONCE);
