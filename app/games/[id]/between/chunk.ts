import { chunk } from "@/app/ui/lazy";

/** A verdict on a hand, which not every game gives. */
export const hand = chunk(() => import("@/app/_verdict/HandVerdict"));

export const HandVerdict = hand.part("HandVerdict", { atOnce: true });
