import { refusal } from "../checks";
import type { Terms } from "../parts";
import { ok, refused } from "../result";

/** The starter rolls the big red die in the open: its face is wild for the round, itself it is not counted (F2). */
export const redDie: Terms = {
  redDie: true,
  begin: ({ wild }) =>
    wild === undefined ? refused(refusal("wild-needed", "F2")) : ok({ wild, redDie: wild }),
};
