import { VerdictCard } from "@/app/_verdict/VerdictCard";
import { VerdictKeys } from "@/app/_verdict/VerdictKeys";
import type { Settled } from "@/lib/engine";
import type { OpenTable } from "@/lib/formats/entry";

/** The last verdict at a table, and what can be done with it. */
export function TableVerdict({ table, settled }: { readonly table: OpenTable; readonly settled: Settled }) {
  const { id, names, state, may } = table;
  return (
    <VerdictCard settled={settled} names={names}>
      <VerdictKeys
        key={settled.round}
        table={id}
        round={settled.round}
        game={state.game}
        names={names}
        mayShare={may.record}
      />
    </VerdictCard>
  );
}
