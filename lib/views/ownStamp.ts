import type { Settled } from "@/lib/engine";
import type { Cloth } from "@/lib/protocol/cloth";

/**
 * What a group's own stamp says of a verdict; null where it says what the house's does. A claim that was given in to was not looked at: it
 * is neither short nor there.
 */
export const ownStamp = (
  { shown, finding: { finding } }: Pick<Settled, "shown" | "finding">,
  cloth: Cloth | null,
): string | null => (shown !== null && cloth?.[finding === "short" ? "short" : "there"]) || null;
