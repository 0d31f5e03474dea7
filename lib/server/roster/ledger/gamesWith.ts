import { gameIds, namedAtEnd, newGame, type Stake } from "@/lib/engine";
import type { Prisma } from "../../generated/prisma/client";

// Conditions on kinds of games. An own game has its rules in its id, as JSON in one form.

/** The start of the id of an own game. */
export const OWN = "{";

/** The parts of an own game's rules that bring a stake into it. */
const MARKS = { chip: ['"what":"chip"', '"chips":'], bad: ['"what":"bad"', '"what":"good"'] } as const;

/** True if a game involves this stake. */
export function playsFor(game: string, stake: Stake): boolean {
  const opened = newGame({ game, house: {}, players: ["s1", "s2"] });
  return opened.ok && opened.value.seats.some(({ holds }) => stake in holds);
}

/** The condition for games that involve this stake. */
export const gamesWith = (stake: keyof typeof MARKS): Prisma.GameWhereInput => ({
  OR: [
    { ruleSet: { in: gameIds.filter((game) => playsFor(game, stake)) } },
    ...MARKS[stake].map((contains) => ({ ruleSet: { startsWith: OWN, contains } })),
  ],
});

/** The condition for games that name losers, or winners. */
export function gamesNaming(whom: "losers" | "winners"): Prisma.GameWhereInput {
  const dishes = { ruleSet: { startsWith: OWN, contains: '"kind":"dishes"' } };
  const own = whom === "losers" ? dishes : { ruleSet: { startsWith: OWN }, NOT: dishes };
  return { OR: [{ ruleSet: { in: gameIds.filter((game) => namedAtEnd(game) === whom) } }, own] };
}
