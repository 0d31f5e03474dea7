import { VerdictCard } from "@/app/_verdict/VerdictCard";
import type { Settled } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { HandVerdict, VerdictKeys } from "./chunk";

interface TableVerdictProps {
  readonly table: OpenTable;
  readonly settled: Settled;
  /** The table's own word for a drink (P10). */
  readonly drink: string | null;
  /** True between the seats, at a table that keeps them in place. */
  readonly amongSeats?: boolean;
  /** Below the consequences. */
  readonly notes?: React.ReactNode;
  /** Above the keys. */
  readonly below?: React.ReactNode;
}

/** The last verdict at a table, with its keys. */
export function TableVerdict({ table, settled, drink, amongSeats = false, notes, below }: TableVerdictProps) {
  const { id, names, state, cloth, may } = table;
  return (
    <VerdictCard
      settled={settled}
      names={names}
      drink={drink}
      cloth={cloth}
      amongSeats={amongSeats}
      notes={notes}
      hand={"count" in settled.claim ? null : <HandVerdict settled={settled} />}
    >
      {below}
      <VerdictKeys
        key={settled.round}
        table={id}
        round={settled.round}
        game={state.game}
        names={names}
        drink={drink}
        mayShare={may.record}
      />
    </VerdictCard>
  );
}
