import { PictureDice, PictureDie } from "@/app/_picture/dice";
import { drawable } from "@/app/_picture/drawable";
import { familyOf } from "@/app/_picture/families";
import { INKS } from "@/app/_picture/inks";
import { SIDE } from "@/app/_picture/side";
import type { CountClaim, Face, Settled } from "@/lib/engine";
import { verdictCardWords } from "@/lib/messages/verdict";
import { handVerdict, lookOf } from "@/lib/views/handVerdict";
import { verdictCard, wildIn } from "@/lib/views/verdictCard";

const GAP = 9;
/** Above this number, dice are indistinguishable. */
const MAX_DICE = 100;

/**
 * The dice that count and the missing ones, or the actual hand or roll. The count alone if only that is
 * known, or there are too many dice.
 */
export function LitDice({ settled }: { readonly settled: Settled }) {
  const { cups, lit, missing } = verdictCard(settled);
  const { claim, finding } = settled;
  const seen = cups.length > 0 && lit.length + missing <= MAX_DICE;
  if (!seen && "count" in claim && typeof finding.found === "number")
    return <Counted claim={claim} found={finding.found} wild={wildIn(settled)} />;
  const hand = handVerdict(settled)?.shown?.dice ?? [];
  const size = dieSize(hand.length + lit.length + missing);
  if (hand.length + lit.length + missing === 0) return null;
  return (
    <PictureDice
      dice={[
        ...hand.map((die) => ({ face: die.face, look: lookOf(die) })),
        ...lit.map(({ face, standing }) => ({ face, look: standing })),
        ...Array.from({ length: missing }, () => ({ face: null, look: "missing" as const })),
      ]}
      size={size}
      gap={GAP}
      style={{ flexWrap: "wrap" }}
    />
  );
}

/** The count next to the claim, if the dice are unknown. */
const Counted = ({ claim, found, wild }: { claim: CountClaim; found: number; wild: Face | null }) => (
  <div
    style={{ display: "flex", alignItems: "center", gap: 16, fontFamily: familyOf("stamp"), fontSize: 76 }}
  >
    <span>{found}</span>
    <span style={{ fontFamily: familyOf("text"), fontSize: 32, color: INKS.soft }}>
      {drawable(verdictCardWords.of)}
    </span>
    <span>{claim.count}</span>
    <PictureDie face={claim.face} size={64} look={claim.face === wild ? "wild" : "plain"} />
  </div>
);

/** The largest size at which all dice fit. */
function dieSize(dice: number): number {
  const fits = (size: number) =>
    Math.ceil(dice / Math.floor((SIDE.width + GAP) / (size + GAP))) * (size + GAP) - GAP <= SIDE.dice;
  return [80, 72, 64, 56, 50, 44, 38, 32, 26, 22].find(fits) ?? 18;
}
