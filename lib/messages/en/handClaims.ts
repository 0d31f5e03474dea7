import { type HandClaim, type MiaClaim, sayClaim } from "@/lib/engine";

/** A hand or a roll as it stands on the felt: "full house, threes over twos", "64". */
export const sayHandClaim = (claim: HandClaim | MiaClaim): string =>
  "mia" in claim ? sayRoll(claim) : sayClaim(claim);

/** Two dice as they are called out: "64", "55", "Mia". */
export const sayRoll = ({ mia }: MiaClaim): string => (mia === 21 ? "Mia" : String(mia));
