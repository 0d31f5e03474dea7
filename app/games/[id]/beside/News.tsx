import { sayNews } from "@/lib/messages/verdict";
import type { Seated } from "../_table/seated";

/** What happened last, told once by screen readers, whichever phone it came from. */
export function News({ table: { state, names, last }, view }: Pick<Seated, "table" | "view">) {
  const { phase, doubt, drink, finished, toAct } = view;
  const settled = phase === "between-rounds" || phase === "finished" ? view.settled : null;
  const said = { game: state.game, names, phase, doubt, drink, settled, finished };
  return sayNews({ ...said, last: last?.entry.action ?? null, next: toAct?.name ?? null });
}
