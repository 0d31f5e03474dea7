/** What a group's pages say: its games, its roster, its shifts or seasons, its nights. */
export const rosterWords = {
  header: {
    home: "To the start page",
    pages: "Pages of this group",
    games: "Games",
    roster: "Roster",
    members: "Members",
    settings: "Settings",
  },
} as const;
