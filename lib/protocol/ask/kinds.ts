import type { HandFamily } from "@/lib/engine";

/** Kinds of hand that a question can name without faces (H1). */
export const HAND_KINDS = [
  "high-card",
  "pair",
  "two-pair",
  "three",
  "straight",
  "full-house",
  "four",
  "five",
] as const satisfies readonly HandFamily[];

/** A kind of hand instead of a claim or dice. */
export interface ClassSide {
  readonly class: HandFamily;
}

/** True for the name of a kind of hand. */
export const isHandKind = (named: unknown): named is HandFamily =>
  (HAND_KINDS as readonly unknown[]).includes(named);
