import { VerdictCard } from "@/app/_verdict/VerdictCard";
import type { Settled, StakeWords } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { HandReason, HandVerdict } from "./chunk";

interface TableVerdictProps {
  readonly table: OpenTable;
  readonly settled: Settled;
  /** The table's own words for stakes. */
  readonly drink: StakeWords;
  /** True between the seats, at a table that keeps them in place. */
  readonly amongSeats?: boolean;
  /** Below the consequences. */
  readonly notes?: React.ReactNode;
  /** At the end. */
  readonly below?: React.ReactNode;
}

/** The last verdict at a table. */
export function TableVerdict({ table, settled, drink, amongSeats = false, notes, below }: TableVerdictProps) {
  const { names, cloth } = table;
  return (
    <VerdictCard
      settled={settled}
      names={names}
      drink={drink}
      cloth={cloth}
      amongSeats={amongSeats}
      notes={notes}
      hand={"count" in settled.claim ? null : <HandVerdict settled={settled} brief={amongSeats} />}
    >
      {amongSeats && !("count" in settled.claim) && <HandReason settled={settled} />}
      {below}
    </VerdictCard>
  );
}
