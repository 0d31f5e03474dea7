import { type Claim, sayClaim } from "@/lib/engine";

/** A claim or hand with its canonical words. */
export type Spoken = Claim & { readonly text: string };

/** A hand that was found, with its words; counts stay numbers. */
export const spoken = (found: number | Claim | null): number | Spoken | null =>
  found === null || typeof found === "number" ? found : { ...found, text: sayClaim(found) };
