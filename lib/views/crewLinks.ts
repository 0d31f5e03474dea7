import { namesLosers } from "@/lib/engine";

/** A crew in a list of games; each of its games links to it. */
export interface CrewLink {
  readonly key: string;
  readonly names: readonly string[];
  /** True if one of these games named losers. */
  readonly washing: boolean;
}

/** The most crews offered. */
const MAX_CREWS = 3;

/** The fields that identify a game's crew. */
interface CrewGame {
  readonly id: string;
  /** The table's id: players who join or leave there do not make another crew. */
  readonly table: string;
  readonly ruleSet: string;
  /** The players at the start. */
  readonly crew: readonly string[];
}

/** Fewer people than this are a crew of their own, not part of a larger one. */
export const MIN_OF_CREW = 3;

/** True if the first people are the others, or at least three of them. */
const isPartOf = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((name) => all.includes(name)) && (some.length >= MIN_OF_CREW || some.length === all.length);

/** True if two games are of one crew: at the same table, or one by part of the other's people. */
const isSameCrew = (one: CrewGame, other: CrewGame): boolean =>
  one.table === other.table || isPartOf(one.crew, other.crew) || isPartOf(other.crew, one.crew);

/**
 * The crews of finished games, in list order, each with its first game there. Three of nine who play once stay
 * the same crew.
 */
export function crewLinks(games: readonly CrewGame[]): readonly CrewLink[] {
  let crews: (readonly CrewGame[])[] = [];
  // Large crews first, so that their parts find them.
  for (const game of games.toSorted((a, b) => b.crew.length - a.crew.length)) {
    const isTheirs = (crew: readonly CrewGame[]) => crew.some((one) => isSameCrew(one, game));
    crews = [...crews.filter((crew) => !isTheirs(crew)), [...crews.filter(isTheirs).flat(), game]];
  }
  return crews
    .map((crew) => {
      const first = games.find((game) => crew.includes(game)) as CrewGame;
      const whole = crew.find((one) => isPartOf(first.crew, one.crew)) ?? first;
      const washing = crew.some(({ ruleSet }) => namesLosers(ruleSet));
      const names = whole.crew.length > first.crew.length ? whole.crew : first.crew;
      return { at: games.indexOf(first), link: { key: first.id, names, washing } };
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ link }) => link)
    .slice(0, MAX_CREWS);
}
