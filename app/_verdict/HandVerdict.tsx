import { DiceRow } from "@/app/ui/Dice";
import { RuleChip } from "@/app/ui/RuleChip";
import type { Settled } from "@/lib/engine";
import { handWords } from "@/lib/messages/dice";
import { sayHandClaim } from "@/lib/messages/terms";
import { type HandDie, handVerdict, lookOf } from "@/lib/views/handVerdict";

interface HandVerdictProps {
  readonly settled: Settled;
  /** True if the reason is elsewhere (`HandReason`). */
  readonly brief?: boolean;
}

/** The claimed hand or roll above the actual one; the deciding dice are lit. */
export function HandVerdict({ settled, brief = false }: HandVerdictProps) {
  const card = handVerdict(settled);
  if (card === null || "count" in settled.claim) return null;
  const { claimed, shown } = card;
  return (
    <div className="hands">
      <Hand title={handWords.claimed} words={sayHandClaim(settled.claim)} dice={claimed} />
      {shown && <Hand title={handWords.shown} words={sayHandClaim(shown.claim)} dice={shown.dice} />}
      {!brief && <HandReason settled={settled} />}
    </div>
  );
}

/** Why the one hand beats the other. */
export function HandReason({ settled }: { readonly settled: Settled }) {
  const decided = handVerdict(settled)?.decided;
  if (!decided) return null;
  return (
    <p className="text-small text-soft leading-snug">
      {handWords.decided[decided.by]} <RuleChip id={decided.rule} />
      {decided.onesHigh && (
        <>
          {" "}
          {handWords.onesHigh} <RuleChip id="H3" />
        </>
      )}
    </p>
  );
}

interface HandProps {
  readonly title: string;
  readonly words: string;
  readonly dice: readonly HandDie[];
}

function Hand({ title, words, dice }: HandProps) {
  return (
    <section className="hand">
      <h3 className="text-small text-soft leading-tight">
        {title} <strong className="font-semibold text-ink">{words}</strong>
      </h3>
      <ol>
        <DiceRow dice={dice.map((die) => ({ face: die.face, look: lookOf(die) }))} size={SIZE}>
          {(die) => <li className="flex">{die}</li>}
        </DiceRow>
      </ol>
    </section>
  );
}

const SIZE = "hands-die";
