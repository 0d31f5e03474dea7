/** The page of a crew: its games, and who washed when. */
export const crewWords = {
  title: "A crew",
  games: "Games",
  noneOver: "No game of this crew is over yet.",
  noneOverHint: "Who washed, and when, appears here when one ends.",
  washed: "Who washed, in the games below",
  times: (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`),
  rounds: (rounds: number) => (rounds === 0 ? "no round yet" : rounds === 1 ? "1 round" : `${rounds} rounds`),
  toTable: "To the table",
  history: "Rounds and verdicts",
  record: "Record",
  older: "Older games",
  ofThisCrew: (washing: boolean) => (washing ? "Who washed when, in this crew" : "All games of this crew"),
  ofThisGroup: (name: string, washing: boolean) =>
    washing ? `Who washed when: ${name}` : `All games: ${name}`,
  link: (crew: string) => `Who washed when: ${crew}`,
} as const;
