import type { Desk } from "@/lib/views/desk/desk";
import { deskAt } from "@/lib/views/desk/deskAt";
import { savedText } from "./localStore";
import { LAST_DESK } from "./saveDesk";

/**
 * An empty desk with this phone's last game; null if there is none, or its rules are invalid now. It does not
 * count as selected: typed words can be about another game.
 */
export function lastDesk(): Desk | null {
  const path = savedText(LAST_DESK);
  const desk = path === null ? null : deskAt(new URLSearchParams(path.slice(path.indexOf("?") + 1)));
  return desk && { ...desk, picked: false, recalled: true };
}
