import { type Claim, sayClaim } from "@/lib/engine";

/** A claim or hand with its canonical words. */
export type Spoken = Claim & { readonly text: string };

/** Adds the words to a hand; counts stay numbers. */
export const spoken = (found: number | Claim | null): number | Spoken | null =>
  found === null || typeof found === "number" ? found : { ...found, text: sayClaim(found) };
