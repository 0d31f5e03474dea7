/** The table on the phone of somebody who is not in turn, or only watches. */
export const onlookerWords = {
  recordForAll: "Record for the table",
  onlyWatching: "You only watch the game.",
  toRaise: (name: string) => `${name} is to raise`,
  toOpen: (name: string) => `${name} is to open`,
  mayCall: (bang: boolean) => (bang ? "You may bang any time." : "You may call it any time."),
  inTurnOnly: "You may raise or call it when it is your turn.",
  yourClaim: "Yours is the claim to beat.",
  outOfPlay: "You are out of play.",
} as const;
