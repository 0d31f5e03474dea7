import type { MiaClaim } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { sayClaim } from "./claims";

type Words = WordsOf<"handClaims">;

export const sayRoll = ({ mia }: MiaClaim): string => (mia === 21 ? "Mäxchen" : String(mia));

export const sayHandClaim: Words["sayHandClaim"] = (claim) =>
  "mia" in claim ? sayRoll(claim) : sayClaim(claim);
