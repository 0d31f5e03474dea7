/** What the comparison of two sets of house rules says. */
export const compareWords = {
  title: (game: string) => `${game}: two sets of house rules`,
  about: "What two houses play differently, each rule with an example of both.",
  back: (game: string) => `${game}: the rules`,
  usual: "As usual",
  house: "These house rules",
  other: "The other house rules",
  differ: (rules: number, all: number) =>
    rules === 1
      ? `One of ${all} house rules differs. Whatever is not here is played alike.`
      : `${rules} of ${all} house rules differ. Whatever is not here is played alike.`,
  same: "They are the same",
  sameHint: "Every house rule of both is set alike. Change one to compare.",
  change: (name: string) => `Change: ${name}`,
  rules: (name: string) => `Rules card: ${name}`,
  compare: "Compare with the usual rules",
  isolated: "In each example all other house rules are those of the first.",
} as const;
