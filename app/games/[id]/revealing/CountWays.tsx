import type { CountsDraft } from "@/lib/views/countsDraft";
import type { DiceDraft } from "@/lib/views/diceDraft";
import { AnswerReveal, CountsReveal, TotalReveal } from "./chunk";
import { DiceReveal } from "./DiceReveal";
import type { Lifted } from "./lifted";
import { RevealTabs } from "./RevealTabs";
import { WAYS, type Way } from "./useDraft";

/** A reveal of all cups while it is entered. */
interface Entered {
  readonly way: Way;
  readonly dice: DiceDraft;
  readonly counts: CountsDraft;
}

interface CountWaysProps extends Lifted {
  readonly draft: Entered;
  readonly onDraft: (draft: Entered) => void;
  readonly total: number | null;
  readonly onTotal: (total: number) => void;
}

/** Where the dice of all cups are counted: every die, a number for each cup, one in all, or just the answer. */
export function CountWays({ draft, onDraft, total, onTotal, ...lifted }: CountWaysProps) {
  const { way, dice, counts } = draft;
  return (
    <>
      <RevealTabs ways={WAYS} way={way} onChange={(next) => onDraft({ ...draft, way: next })} />
      {way === "dice" && (
        <DiceReveal {...lifted} draft={dice} onDraft={(next) => onDraft({ ...draft, dice: next })} />
      )}
      {way === "counts" && (
        <CountsReveal {...lifted} draft={counts} onDraft={(next) => onDraft({ ...draft, counts: next })} />
      )}
      {way === "total" && <TotalReveal {...lifted} total={total} onTotal={onTotal} />}
      {way === "outcome" && <AnswerReveal {...lifted} />}
    </>
  );
}
