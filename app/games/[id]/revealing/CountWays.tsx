import type { CountsDraft } from "@/lib/views/countsDraft";
import { AnswerReveal, CountsReveal, TotalReveal } from "./chunk";
import { DiceReveal } from "./DiceReveal";
import type { DiceEntry } from "./diceEntry";
import type { Lifted } from "./lifted";
import { RevealTabs } from "./RevealTabs";
import { REVEAL_MODES, type RevealMode } from "./useDraft";

interface CountWaysProps extends Omit<Lifted, "modes"> {
  readonly way: RevealMode;
  readonly onWay: (way: RevealMode) => void;
  readonly dice: DiceEntry;
  readonly counts: CountsDraft;
  readonly onCounts: (counts: CountsDraft) => void;
  readonly total: number | null;
  readonly onTotal: (total: number) => void;
}

/** Entry modes for counting all cups: every die, a number per cup, one total, or just the answer. */
export function CountWays({ way, onWay, dice, counts, onCounts, total, onTotal, ...rest }: CountWaysProps) {
  const lifted = { ...rest, modes: <RevealTabs ways={REVEAL_MODES} way={way} onChange={onWay} /> };
  return (
    <>
      {way === "dice" && <DiceReveal {...lifted} entry={dice} />}
      {way === "counts" && <CountsReveal {...lifted} draft={counts} onDraft={onCounts} />}
      {/* Here, so that it is there before those modes are loaded. */}
      {(way === "total" || way === "outcome") && rest.felt({ found: 0, cups: [] })}
      {way === "total" && <TotalReveal {...lifted} total={total} onTotal={onTotal} />}
      {way === "outcome" && <AnswerReveal {...lifted} />}
    </>
  );
}
