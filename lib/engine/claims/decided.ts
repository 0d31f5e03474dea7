import type { Face, HandClaim } from "../vocabulary";
import type { HandFamily } from "./handOrder";

/**
 * The criterion that made one hand higher: their kinds (H1), or within a kind the first different group or
 * kicker (H2). The low side's is null if it names none. For straights, which one (H4). For rolls, which is
 * Mia, or the only pair (M1). Otherwise just their order.
 */
export type Decided =
  | { readonly by: "kind"; readonly high: HandFamily; readonly low: HandFamily }
  | { readonly by: "straight"; readonly high: HandClaim["hand"] }
  | Differing<"group", Face>
  | Differing<"kicker", Face | null>
  | { readonly by: "mia" | "double" | "order" };

interface Differing<By, Low> {
  readonly by: By;
  readonly kind: HandFamily;
  /** The equal groups or kickers before it. */
  readonly same: readonly Face[];
  readonly high: Face;
  readonly low: Low;
}
