import { deskPath } from "@/lib/protocol/houseLink";
import type { Desk } from "@/lib/views/desk/desk";
import { deskAt } from "@/lib/views/desk/deskAt";
import { savedText, saveText } from "./localStore";

const KEY = "desk";

/** Keeps which game was asked about last, under which rules. */
export const saveDesk = ({ game, house }: Pick<Desk, "game" | "house">): void =>
  saveText(KEY, deskPath({ game, house }));

/**
 * The empty desk for the game that was asked about last on this phone; null where none was, or its rules are none any more. Nobody
 * picked it now: words may still be about another game.
 */
export function lastDesk(): Desk | null {
  const path = savedText(KEY);
  const desk = path === null ? null : deskAt(new URLSearchParams(path.slice(path.indexOf("?") + 1)));
  return desk && { ...desk, picked: false };
}
