import { list } from "./anyPage";
import { translated } from "./translated";

/** A TV without a game: its code, the idle screen, and the phone's page that gives it a table. */
export const screenWords = translated("screen", "screenWords", {
  title: "TV",

  code: {
    heading: "Put a table on this TV",
    scan: "Scan with the phone of the scorekeeper or a group admin.",
    type: "Or enter the code there, under Share:",
    qr: "QR code to put a table on this TV",
    coming: "Loading…",
    lost: "Can’t reach the server. Trying again…",
    hidden: "Phones can’t reach this computer. Connect it to Wi-Fi.",
  },

  idle: {
    due: "Next to wash",
    last: "Last game",
    results: "Last results",
    none: "No games here yet.",
    stopped: (round: number) => `Stopped in round ${round}.`,
    washed: (names: readonly string[]) => `${list(names)} washed`,
    won: (names: readonly string[]) => `${list(names)} won`,
    sit: "Scan to play",
    qr: "QR code to play",
  },

  give: {
    heading: "Show a table on this TV",
    sees: "Check that the TV shows this code. Everyone there will see the table.",
    key: (table: string) => `Show ${table}`,
    hint: "on this TV",
    going: "Connecting…",
    given: (table: string) => `The TV shows ${table} now.`,
    away: "To disconnect it, open Share at the table.",
    toTable: "Open table",
    field: "Code on the TV",
    codeFirst: "Enter the six characters on the TV.",
    noAnswer: "No response. Check the TV and try again.",
    none: {
      title: "No table to show",
      what: "Only the table’s scorekeeper or a group admin can do this.",
      safe: "The TV keeps showing its code.",
    },
    signIn: "Sign in",
  },
} as const);

/** "Kitchen, Engine 7", or the people of the last game. */
export const sayTable = translated(
  "screen",
  "sayTable",
  (name: string | null, group: string | null, others: string): string =>
    group === null ? others : name === null ? group : `${name}, ${group}`,
);
