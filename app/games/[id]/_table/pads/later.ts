import { later } from "@/app/_components/later";

/** The keys that only some games claim with. */
export const HandPad = later(() => import("./HandPad").then((pad) => pad.HandPad));
export const RollPad = later(() => import("./RollPad").then((pad) => pad.RollPad));
