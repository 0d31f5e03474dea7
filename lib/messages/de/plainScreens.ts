import type { WordsOf } from "../dictionary";

type Words = WordsOf<"plainScreens">;

export const plainWords = {
  home: "Zur Startseite",
  notFound: {
    title: "Unter diesem Becher ist nichts",
    what: "An dieser Adresse gibt es keine Seite, oder dieses Handy ist noch nicht an dem Tisch.",
    safe: "Nichts ging verloren. An einen Tisch kommst du mit dem QR-Code auf einem Handy, das schon dort ist: unter „Teilen“.",
  },
  wentWrong: {
    title: "Das fiel vom Tisch",
    what: "Beim Zeichnen dieser Seite ging bei uns etwas schief.",
    safe: "Alles, was vorher aufgeschrieben war, ist sicher.",
    again: "Noch einmal",
  },
} satisfies Words["plainWords"];
