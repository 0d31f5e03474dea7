import type { HandKind } from "@/lib/engine";

/** Kinds of hand that can be asked about without faces (H1). */
export const HAND_KINDS = [
  "high-card",
  "pair",
  "two-pair",
  "three",
  "straight",
  "full-house",
  "four",
  "five",
] as const satisfies readonly HandKind[];

/** A kind of hand where a claim or dice could stand. */
export interface ClassSide {
  readonly class: HandKind;
}

/** Whether something names a kind of hand. */
export const isHandKind = (named: unknown): named is HandKind =>
  (HAND_KINDS as readonly unknown[]).includes(named);
