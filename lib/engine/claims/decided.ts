import type { Face, HandClaim } from "../vocabulary";
import type { HandKind } from "./handOrder";

/**
 * What made one hand higher than another: their kinds (H1); of the same kind, the first group or kicker that differs (H2), the low
 * side's null where it names none; which straight it is (H4); of two rolls that one is Mia, or alone a pair (M1). Or nothing but
 * their order.
 */
export type Decided =
  | { readonly by: "kind"; readonly high: HandKind; readonly low: HandKind }
  | { readonly by: "straight"; readonly high: HandClaim["hand"] }
  | Differing<"group", Face>
  | Differing<"kicker", Face | null>
  | { readonly by: "mia" | "double" | "order" };

interface Differing<By, Low> {
  readonly by: By;
  readonly kind: HandKind;
  /** The groups or kickers before it, which both have. */
  readonly same: readonly Face[];
  readonly high: Face;
  readonly low: Low;
}
