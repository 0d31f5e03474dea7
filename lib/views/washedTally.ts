/** How often somebody washed. */
export interface Washed {
  readonly name: string;
  readonly times: number;
}

/** Who washed how often in some games, the most often first, then by name. */
export function washedTally(games: readonly { readonly washers: readonly string[] }[]): readonly Washed[] {
  const times = new Map<string, number>();
  for (const name of games.flatMap(({ washers }) => washers)) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times]
    .map(([name, count]) => ({ name, times: count }))
    .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name));
}
