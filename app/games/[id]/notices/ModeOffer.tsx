"use client";

import { useEffect } from "react";
import { keyOfTable, savedText, saveText } from "@/lib/client/localStore";
import { scoringWords } from "@/lib/messages/scoring";
import type { Seated } from "../_table/seated";
import { OneTimeNotice } from "./OneTimeNotice";

/** So many rounds without their claims, and the table is offered to keep only the score. */
const MANY_ROUNDS = 3;

/**
 * Offers the other mode, once per phone. A table that has kept only the score is offered every claim after its
 * first challenge. The other way round, it takes three rounds whose claims were skipped or never entered.
 */
export function ModeOffer({
  table,
  view,
  mode,
  allowAnyway,
}: Pick<Seated, "table" | "view" | "mode" | "allowAnyway">) {
  const key = keyOfTable("unheard", table.id);
  const open = table.round.some(({ action }) => action.do === "claim" && action.skipped);
  const now = table.state.settledRounds + 1;
  // Rounds are counted while they are open: a settled round no longer lists its claims.
  useEffect(() => {
    if (!open) return;
    const rounds = new Set((savedText(key) ?? "").split(",").filter(Boolean));
    saveText(key, [...rounds.add(String(now))].join(","));
  }, [open, now, key]);
  const results = table.told.filter(({ scored }) => scored === undefined).length;
  const unheard = () => (savedText(key) ?? "").split(",").filter(Boolean).length + results;
  const offers = mode.scoreOnly ? "every-claim" : "score-only";
  const isDue = mode.scoreOnly
    ? () => view.scored !== null && view.scored.right !== null && table.rounds.length === 0
    : () => view.phase === "between-rounds" && unheard() >= MANY_ROUNDS;
  return (
    <OneTimeNotice
      key={offers}
      as={`offered-${offers}`}
      sentence={mode.scoreOnly ? scoringWords.offerClaims : scoringWords.offerScore}
      close={scoringWords.noThanks}
      act={{
        label: mode.scoreOnly ? scoringWords.everyClaim : scoringWords.scoreOnly,
        go: () => mode.change(!mode.scoreOnly),
      }}
      when={isDue}
      table={table}
      allowAnyway={allowAnyway}
    />
  );
}
