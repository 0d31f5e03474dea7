/** A crew among a list of games: any of its games leads to it. */
export interface CrewLink {
  readonly key: string;
  readonly names: readonly string[];
}

/** Crews offered at once. */
const MOST = 3;

/** The crews of some games that are over, in the order in which they come, each by its first game there. */
export function crewLinks(
  games: readonly { readonly id: string; readonly crew: readonly string[] }[],
): readonly CrewLink[] {
  const crews = new Map<string, CrewLink>();
  for (const { id, crew } of games) {
    const same = crew.toSorted().join("\n");
    if (!crews.has(same)) crews.set(same, { key: id, names: crew });
  }
  return [...crews.values()].slice(0, MOST);
}
