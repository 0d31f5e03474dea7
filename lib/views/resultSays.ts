import { rulesUnder } from "@/lib/engine";

/** True if a game's result can be logged. A game without an end of its own, as Pass the cup, has no winner or loser. */
export function hasResult(game: string): boolean {
  const rules = rulesUnder(game, {});
  return rules.ok && !rules.value.ending.isEndless;
}

/** A group whose results are logged. */
export interface GroupOfResults {
  readonly id: string;
  readonly timeZone: string;
  readonly game: string;
  /** True if a lost game means dishes there. */
  readonly washes: boolean;
}

/** How an end is named. Losers get the dishes only where losers wash; omitted `washes` means they do. */
export const resultSays = (
  names: "losers" | "winners",
  { washes = true }: { readonly washes?: boolean | undefined },
) => (names === "losers" && !washes ? "lost" : names);
