import { deskPath } from "@/lib/protocol/houseLink";
import type { Desk } from "@/lib/views/desk/desk";
import { deskAt } from "@/lib/views/desk/deskAt";
import { savedText, saveText } from "./localStore";

const KEY = "desk";

/** Stores the last game and rules of the desk. */
export const saveDesk = ({ game, house }: Pick<Desk, "game" | "house">): void =>
  saveText(KEY, deskPath({ game, house }));

/**
 * An empty desk with this phone's last game; null if there is none, or its rules are invalid now. It does not
 * count as selected:
 * typed words can be about another game.
 */
export function lastDesk(): Desk | null {
  const path = savedText(KEY);
  const desk = path === null ? null : deskAt(new URLSearchParams(path.slice(path.indexOf("?") + 1)));
  return desk && { ...desk, picked: false };
}
