"use client";

import { type ReactNode, useState } from "react";
import { lazy } from "@/app/ui/lazy";
import type { Action, End } from "@/lib/engine";
import type { Seated } from "../_table/seated";

const PotSheet = lazy(async () => (await import("./PotSheet")).PotSheet);

type Named = Pick<End, "losers" | "winners">;

/**
 * Stops a game, and first asks who gets the pot if there are chips in it (S28).
 * @param record Records the end; by default, a tap on this table.
 * @returns the stop function, and the sheet that asks, to render anywhere.
 */
export function useEnding(
  { table, view, tap }: Pick<Seated, "table" | "view" | "tap">,
  record: (end: End & Action) => void = tap,
): readonly [end: (named: Named) => void, asks: ReactNode] {
  const [ending, setEnding] = useState<Named | null>(null);
  const end = (named: Named) => (view.pot ? setEnding(named) : record({ do: "end", ...named }));
  const asks = ending && (
    <PotSheet
      table={table}
      view={view}
      ending={ending}
      onPot={(pot) => record({ do: "end", ...ending, pot })}
      onClose={() => setEnding(null)}
    />
  );
  return [end, asks];
}
