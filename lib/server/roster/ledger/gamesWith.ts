import { gameIds, newGame, type Stake } from "@/lib/engine";

/** The games that involve this stake. */
export const gamesWith = (stake: Stake): readonly string[] =>
  gameIds.filter((game) => {
    const opened = newGame({ game, house: {}, players: ["s1", "s2"] });
    return opened.ok && opened.value.seats.some(({ holds }) => stake in holds);
  });
