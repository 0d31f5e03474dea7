import type { GameState, PlayerId } from "@/lib/engine";

/** What was drunk in a game, by name; nobody where it is about something else. */
export const drunkIn = (
  state: GameState,
  nameOf: (player: PlayerId) => string,
): readonly { readonly name: string; readonly times: number }[] =>
  state.seats.flatMap(({ player, holds }) =>
    holds.drink === undefined || holds.drink === 0 ? [] : [{ name: nameOf(player), times: holds.drink }],
  );
