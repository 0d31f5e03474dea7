import { DiceRow } from "@/app/ui/Dice";
import { RuleChip } from "@/app/ui/RuleChip";
import type { Settled } from "@/lib/engine";
import { handWords } from "@/lib/messages/dice";
import { sayHandClaim } from "@/lib/messages/terms";
import { type HandDie, handVerdict, lookOf } from "@/lib/views/handVerdict";

/** The claimed hand or roll above the actual one; the deciding dice are lit. */
export function HandVerdict({ settled }: { readonly settled: Settled }) {
  const card = handVerdict(settled);
  if (card === null || "count" in settled.claim) return null;
  const { claimed, shown, decided } = card;
  return (
    <div className="flex flex-col gap-2.5">
      <Hand title={handWords.claimed} words={sayHandClaim(settled.claim)} dice={claimed} />
      {shown && <Hand title={handWords.shown} words={sayHandClaim(shown.claim)} dice={shown.dice} />}
      {decided && (
        <p className="text-small text-soft leading-snug">
          {handWords.decided[decided.by]} <RuleChip id={decided.rule} />
          {decided.onesHigh && (
            <>
              {" "}
              {handWords.onesHigh} <RuleChip id="H3" />
            </>
          )}
        </p>
      )}
    </div>
  );
}

interface HandProps {
  readonly title: string;
  readonly words: string;
  readonly dice: readonly HandDie[];
}

function Hand({ title, words, dice }: HandProps) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-small text-soft leading-tight">
        {title} <strong className="font-semibold text-ink">{words}</strong>
      </h3>
      <ol className="flex gap-1.5">
        <DiceRow dice={dice.map((die) => ({ face: die.face, look: lookOf(die) }))} size={SIZE}>
          {(die) => <li className="flex">{die}</li>}
        </DiceRow>
      </ol>
    </section>
  );
}

const SIZE = "size-[min(2.75rem,12vw)]";
