import type { WordsOf } from "../dictionary";

type Words = WordsOf<"joinScreens">;

export const joinWords = {
  sit: {
    asked: "Du bist an den Tisch gebeten",
    how: "Ruf „Bang“ und trag ein, vom eigenen Handy. Die Würfel bleiben echt.",
    key: "Hinsetzen",
    preview: (game) => `Setz dich dazu: ${game}`,
  },
  watch: {
    asked: "Du bist zum Zuschauen gebeten",
    how: "Sieh jede Ansage und jedes Urteil, sobald es da ist. Du änderst nichts.",
    key: "Zuschauen",
    preview: (game) => `Schau zu: ${game}`,
  },
  since: "seit",
  over: "dieses Spiel ist vorbei",
  noAccount: "Ein Konto braucht niemand.",
  as: (name) => `Du kommst als ${name}.`,
  going: "Einen Moment …",

  notFound: {
    title: "Kein Tisch hat diesen Link",
    what: "Lass dir den Link noch einmal geben, oder scanne den QR-Code auf dem Handy von jemandem am Tisch.",
    safe: "Nichts wurde betreten oder geändert.",
  },
  tooMany: {
    title: "Zu viele Links, die nirgends hinführen",
    what: "An deiner Adresse hat jemand viele Links geöffnet, die nirgends hinführen. Warte eine Minute, dann öffne diesen noch einmal.",
    safe: "Nichts wurde betreten oder geändert.",
  },
} satisfies Words["joinWords"];
