import { endNames, gameIds } from "@/lib/engine";

/** The kinds of game that name losers, or winners. */
export const gamesThatName = (whom: "losers" | "winners"): string[] =>
  gameIds.filter((game) => {
    const named = endNames(game);
    return named.ok && named.value === whom;
  });
