import { endNames } from "@/lib/engine";

/** A crew in a list of games; each of its games links to it. */
export interface CrewLink {
  readonly key: string;
  readonly names: readonly string[];
  /** True if one of these games named losers. */
  readonly washing: boolean;
}

/** The most crews offered. */
const MOST = 3;

/** The fields that identify a game's crew. */
interface CrewGame {
  readonly id: string;
  /** The table's id: players who join or leave there do not make another crew. */
  readonly table: string;
  readonly ruleSet: string;
  /** The players at the start. */
  readonly crew: readonly string[];
}

/** The crews of finished games, in list order, each with its first game there. */
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
