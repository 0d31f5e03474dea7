import type { HandClaim, MiaClaim } from "@/lib/engine";
import { sayClaim } from "./claims";

export const sayHandClaim = (claim: HandClaim | MiaClaim): string =>
  "mia" in claim ? sayRoll(claim) : sayClaim(claim);

export const sayRoll = ({ mia }: MiaClaim): string => (mia === 21 ? "Mia" : String(mia));
