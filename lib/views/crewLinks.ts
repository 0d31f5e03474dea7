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

/** The crews of some games that are over, in the order in which they come, each by its first game there. */
export function crewLinks(
  games: readonly { readonly id: string; readonly ruleSet: string; readonly crew: readonly string[] }[],
): readonly CrewLink[] {
  const crews = new Map<string, CrewLink>();
  for (const { id, ruleSet, crew } of games) {
    const same = crew.toSorted().join("\n");
    const named = endNames(ruleSet);
    const washing = named.ok && named.value === "losers";
    const known = crews.get(same) ?? { key: id, names: crew, washing };
    crews.set(same, { ...known, washing: known.washing || washing });
  }
  return [...crews.values()].slice(0, MOST);
}
