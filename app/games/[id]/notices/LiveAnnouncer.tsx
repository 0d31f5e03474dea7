import { sayNews, sayWildCalled } from "@/lib/messages/verdict";
import type { Seated } from "../_table/seated";
import { sayNextBads } from "./NextBadWarning";

/** What happened last, told once by screen readers, whichever phone it came from. */
export function LiveAnnouncer({ table: { state, names, last }, view }: Pick<Seated, "table" | "view">) {
  const { phase, doubt, drink, finished, toAct, wild, wildCalled } = view;
  const settled = phase === "between-rounds" || phase === "finished" ? view.settled : null;
  const { scored } = view;
  const said = { game: state.game, names, phase, doubt, drink, settled, scored, finished };
  return [
    sayNews({ ...said, last: last?.entry.action ?? null, next: toAct?.name ?? null }),
    phase === "claiming" && wildCalled && wild ? sayWildCalled(wild) : "",
    phase === "between-rounds" ? sayNextBads({ state, names }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
