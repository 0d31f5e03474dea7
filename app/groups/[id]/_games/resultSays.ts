/** A group whose results are logged. */
export interface GroupOfResults {
  readonly id: string;
  readonly timeZone: string;
  readonly game: string;
  /** True if a lost game means dishes there. */
  readonly washes: boolean;
}

/** How a logged result ends. Only in a group that washes do losers get the dishes. */
export const resultSays = (names: "losers" | "winners", { washes }: Pick<GroupOfResults, "washes">) =>
  names === "losers" && !washes ? "lost" : names;
