import { sayNews, sayWildCalled } from "@/lib/messages/verdict";
import type { Seated } from "../_table/seated";
import { sayNextBads } from "./NextBadWarning";

/** Announces the last event once for screen readers, from whichever phone it came. */
export function LiveAnnouncer({ table, view }: Pick<Seated, "table" | "view">) {
  const { state, names, last, washes } = table;
  const { phase, doubt, drink, finished, toAct, wild, wildCalled } = view;
  const settled = phase === "between-rounds" || phase === "finished" ? view.settled : null;
  const { scored } = view;
  const ended = finished && { ...finished, washes };
  const news = { game: state.game, names, phase, doubt, drink, settled, scored, finished: ended };
  return [
    sayNews({ ...news, last: last?.entry.action ?? null, next: toAct?.name ?? null }),
    phase === "claiming" && wildCalled && wild ? sayWildCalled(wild) : "",
    phase === "between-rounds" ? sayNextBads(table) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
