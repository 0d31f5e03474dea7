import { endNames, gameIds } from "@/lib/engine";

/** The kinds of game that name who lost at their end, or who won. */
export const gamesThatName = (whom: "losers" | "winners"): string[] =>
  gameIds.filter((game) => {
    const named = endNames(game);
    return named.ok && named.value === whom;
  });
