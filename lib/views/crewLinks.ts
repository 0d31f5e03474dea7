/** A crew among a list of games: any of its games leads to it. */
export interface CrewLink {
  readonly key: string;
  readonly names: readonly string[];
}

/** Crews offered at once. */
const MOST = 3;

/** The crews of some games, in the order in which they come, each by its first game there. */
export function crewLinks(
  games: readonly { readonly id: string; readonly names: readonly string[] }[],
): readonly CrewLink[] {
  const crews = new Map<string, CrewLink>();
  for (const { id, names } of games) {
    const crew = names.toSorted().join("\n");
    if (!crews.has(crew)) crews.set(crew, { key: id, names });
  }
  return [...crews.values()].slice(0, MOST);
}
