import { type Claim, type Decided, facesOf, familyOf, kickersOf } from "@/lib/engine";

/** The criterion that makes the first claim higher than the second (H1, H2, H4, M1). */
export function decidedBy(high: Claim, low: Claim): Decided {
  if ("mia" in high && "mia" in low) return { by: rolledHigher(high.mia, low.mia) };
  if (!("hand" in high && "hand" in low)) return { by: "order" };
  const kind = familyOf(high);
  if (kind !== familyOf(low)) return { by: "kind", high: kind, low: familyOf(low) };
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
