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
