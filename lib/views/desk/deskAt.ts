import { houseOf, isFace } from "@/lib/engine";
import { readHouse } from "@/lib/protocol/houseLink";
import { type Desk, MAX_SHOWN, openDesk } from "./desk";

/** The empty desk in a URL (`deskPath`); null if it has a question, no game, or unknown rules. */
export function deskAt(query: URLSearchParams): Desk | null {
  const game = query.get("game") ?? "";
  const house = readHouse(query.get("rules") ?? "");
  if (query.has("ask") || house === null || !houseOf(game, house).ok) return null;
  const [inPlay, wild] = [Number(query.get("dice_in_play")), Number(query.get("wild"))];
  return {
    ...openDesk(game, house, true),
    ...(Number.isInteger(inPlay) && inPlay > 0 && inPlay <= MAX_SHOWN && { inPlay, inPlayEntered: true }),
    ...(isFace(wild) && { wild }),
  };
}
