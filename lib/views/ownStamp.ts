import type { Settled } from "@/lib/engine";
import type { Cloth } from "@/lib/protocol/cloth";

/**
 * A group's own stamp text for a verdict; null for the default text. A believed claim was not checked: it
 * is neither short nor there.
 */
export const ownStamp = (
  { shown, finding: { finding } }: Pick<Settled, "shown" | "finding">,
  cloth: Cloth | null,
): string | null => (shown !== null && cloth?.[finding === "short" ? "short" : "there"]) || null;
