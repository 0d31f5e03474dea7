import { possessive } from "./people";

/** Who banged, in which order, and whose bang counts (F13). */
export const bangWords = {
  title: "Bangs, as they arrived",
  scores: "scores",
  byTurn: (name: string) => `It was ${possessive(name)} turn, so only ${name} scores.`,
  first: (name: string) => `${name} was first, so only ${name} scores.`,
  all: "Each of them scores.",
  too: "Who else banged?",
  whoToo: "Who banged too?",
  tooHint: "They go last in the order. Whoever was in turn has priority, else the first.",
} as const;
