import { later } from "@/app/ui/later";

// What comes later within parts that come later themselves (`later.ts`).

/** A verdict on a hand, which not every game gives. */
export const HandVerdict = later(
  () => import("@/app/_verdict/HandVerdict").then((verdict) => verdict.HandVerdict),
  { atOnce: true },
);

/** Who it was, to be tapped. */
export const Names = later(() => import("./Names").then((names) => names.Names));
