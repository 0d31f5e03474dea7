import type { Claim, Face, HandClaim } from "../vocabulary";
import { facesOf, isStraight, kickersOf } from "./handOrder";

/** A kind of hand, straights taken together (H1). */
export type HandKind =
  | Exclude<HandClaim["hand"], "low-straight" | "high-straight" | "ace-straight">
  | "straight";

/**
 * What made one hand higher than another: their kinds (H1); of the same kind, the first group or kicker that differs (H2), the low
 * side's null where it names none; which straight it is (H4); of two rolls that one is Mia, or
 * alone a pair (M1). Or nothing but their order.
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

const kindOf = ({ hand }: HandClaim): HandKind => (isStraight(hand) ? "straight" : (hand as HandKind));

/** What decides between two claims of which the first is the higher. */
export function decidedBy(high: Claim, low: Claim): Decided {
  if ("mia" in high && "mia" in low) return { by: rolledHigher(high.mia, low.mia) };
  if (!("hand" in high && "hand" in low)) return { by: "order" };
  const kind = kindOf(high);
  if (kind !== kindOf(low)) return { by: "kind", high: kind, low: kindOf(low) };
  if (kind === "straight") return { by: "straight", high: high.hand };
  const [ours, theirs] = [facesOf(high), facesOf(low)];
  const group = ours.findIndex((face, at) => face !== theirs[at]);
  const [one, other] = [ours[group], theirs[group]];
  if (one !== undefined && other !== undefined)
    return { by: "group", kind, same: ours.slice(0, group), high: one, low: other };
  const [mine, yours] = [kickersOf(high), kickersOf(low)];
  const place = mine.findIndex((face, at) => face !== yours[at]);
  const kicker = mine[place];
  return kicker === undefined
    ? { by: "order" }
    : { by: "kicker", kind, same: mine.slice(0, place), high: kicker, low: yours[place] ?? null };
}

const rolledHigher = (high: number, low: number): "mia" | "double" | "order" =>
  high === 21 ? "mia" : high % 11 === 0 && low % 11 !== 0 ? "double" : "order";
