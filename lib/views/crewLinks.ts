import { endNames } from "@/lib/engine";

/** A crew among a list of games: any of its games leads to it. */
export interface CrewLink {
  readonly key: string;
  readonly names: readonly string[];
  /** Whether whoever lost was named in one of these games. */
  readonly washing: boolean;
}

/** Crews offered at once. */
const MOST = 3;

/** A game, as far as it tells whose it was. */
interface CrewGame {
  readonly id: string;
  /** Where it was played: whoever joins or leaves there makes no other crew. */
  readonly table: string;
  readonly ruleSet: string;
  /** Who sat down when it began. */
  readonly crew: readonly string[];
}

/** The crews of some games that are over, in the order in which they come, each by its first game there. */
export function crewLinks(games: readonly CrewGame[]): readonly CrewLink[] {
  const crews: { link: CrewLink; readonly known: Set<string> }[] = [];
  for (const { id, table, ruleSet, crew } of games) {
    const marks = [`table ${table}`, crew.toSorted().join("\n")];
    const named = endNames(ruleSet);
    const washing = named.ok && named.value === "losers";
    const same = crews.find(({ known }) => marks.some((mark) => known.has(mark)));
    if (same === undefined) crews.push({ link: { key: id, names: crew, washing }, known: new Set(marks) });
    else {
      same.link = { ...same.link, washing: same.link.washing || washing };
      for (const mark of marks) same.known.add(mark);
    }
  }
  return crews.map(({ link }) => link).slice(0, MOST);
}
