import { VerdictCard } from "@/app/_verdict/VerdictCard";
import { VerdictKeys } from "@/app/_verdict/VerdictKeys";
import type { Settled } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { HandVerdict } from "./chunk";

interface TableVerdictProps {
  readonly table: OpenTable;
  readonly settled: Settled;
  /** The table's own word for a drink (P10). */
  readonly drink: string | null;
}

/** The last verdict at a table, with its keys. */
export function TableVerdict({ table, settled, drink }: TableVerdictProps) {
  const { id, names, state, cloth, may } = table;
  return (
    <VerdictCard
      settled={settled}
      names={names}
      drink={drink}
      cloth={cloth}
      hand={"count" in settled.claim ? null : <HandVerdict settled={settled} />}
    >
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
