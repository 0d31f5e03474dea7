import type { Claim } from "@/lib/engine";
import { sayClaim } from "./claims";
import { list } from "./people";

/** What the big screen says, besides what the table says. */
export const boardWords = {
  title: "Big screen",
  open: "Show on the big screen",
  openHint: "For a television or a laptop by the table, to be read from across the kitchen.",

  says: (name: string) => `${name} says`,
  on: (challengers: readonly string[], claimer: string) => `${list(challengers)} on ${claimer}`,
} as const;

/** "Diaz says 13 fives." */
export const saySaid = (name: string, claim: Claim): string => `${name} says ${sayClaim(claim)}.`;
