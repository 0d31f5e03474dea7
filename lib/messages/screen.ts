import { list } from "./anyPage";
import { translated } from "./translated";

/** A big screen by itself: its code, what hangs in the house between games, and the phone's page that gives it a table. */
export const screenWords = translated("screen", "screenWords", {
  title: "The table’s big screen",

  code: {
    heading: "Which table does this screen show?",
    scan: "Scan this with a phone that keeps the table.",
    type: "Or type the code there, under Share:",
    qr: "QR code that gives this screen a table",
    coming: "One moment…",
    lost: "No line to the server. This screen tries again by itself.",
    hidden: "Phones cannot open this address: this computer is on no network that they could reach.",
  },

  house: {
    due: "By count it is the turn of",
    last: "Last game",
    results: "Last results",
    none: "Nothing has been played here yet.",
    stopped: (round: number) => `Stopped in round ${round}.`,
    washed: (names: readonly string[]) => `${list(names)} washed`,
    won: (names: readonly string[]) => `${list(names)} won`,
    sit: "Sit down with your phone",
    qr: "QR code of the link to sit down",
  },

  give: {
    heading: "Show a table on this screen",
    sees: "Only if you stand before it, and it shows this code. It then shows the table and its games to whoever looks at it.",
    key: (table: string) => `Show ${table}`,
    hint: "on this screen",
    going: "One moment…",
    given: (table: string) => `The screen shows ${table} now.`,
    away: "To send it away again, open Share at the table.",
    toTable: "To the table",
    field: "The code on the screen",
    codeFirst: "Type the six signs that the screen shows.",
    noAnswer: "No answer came, so it is not sure whether that was done. Look at the screen, and try again.",
    none: {
      title: "This phone keeps no table",
      what: "A big screen is given its table by the phone that began the game there, or by a keeper of its group.",
      safe: "Nothing was changed. The screen goes on showing its code.",
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
