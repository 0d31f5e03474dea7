/** Other names of the games, as score sheets and play logs write them. */
export const GAMES_ALSO_CALLED: Readonly<Record<string, string>> = {
  "bar dice": "bar",
  bluff: "perudo",
  cacho: "perudo",
  calza: "perudo",
  "call my bluff": "perudo",
  dudo: "perudo",
  "liar s dice": "perudo",
  "liars dice": "perudo",
  "liar dice": "own-hand",
  maxchen: "mia",
  meiern: "mia",
  meyer: "mia",
  "pirate dice": "pirate",
  "pirates dice": "pirate",
  "twenty one": "mia",
  "21": "mia",
};

/** The games by their numbers on BoardGameGeek. */
export const GAMES_BY_BGG: Readonly<Record<string, string>> = { "45": "perudo" };
