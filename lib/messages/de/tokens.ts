import type { WordsOf } from "../dictionary";

type Words = WordsOf<"tokens">;

export const tokenWords = {
  title: "Programme",
  open: "Programme und Tokens",
  what: "Ein Bot, eine Lampe oder ein Chat-Ansager nimmt ein Token statt eines Passworts.",
  ofAccount: "Diese Tokens dürfen, was du ihnen erlaubst, überall, wo du es auch darfst.",
  ofGroup: "Diese Tokens gelten nur für diese Gruppe. Eins endet, wenn geht, wer es gemacht hat.",
  tokens: "Tokens",
  none: "Noch keine.",
  make: "Token machen",
  makeNow: "Token machen",
  label: "Wofür ist es?",
  example: "Lampe über dem Tisch",
  scopes: "Was darf es?",
  scope: {
    watch: { name: "Tischen zusehen", means: "Liest Spiele mit, während sie laufen." },
    record: {
      name: "An Tischen eintragen",
      means: "Spielt einen Platz, trägt Runden ein, teilt die Links des Tischs.",
    },
    group: { name: "Die Gruppe lesen", means: "Liste, Abende, Ergebnisse und Kassenbuch." },
    manage: { name: "Verwalten", means: "All das, und was Admins tun. Eine Gruppe löscht es nie." },
  },
  lasts: "Es gilt",
  days: { 7: "eine Woche", 30: "30 Tage", 90: "90 Tage", 365: "ein Jahr" },
  once: "Kopiere es jetzt. Es wird nur einmal gezeigt.",
  copy: "Token kopieren",
  copied: "Kopiert",
  selected: "Markiert. Kopiere es über das Menü deines Handys.",
  used: "zuletzt benutzt",
  unused: "nie benutzt",
  until: "bis",
  by: (maker) => `von ${maker}`,
  only: (group) => `nur ${group}`,
  revoke: "Widerrufen",
  revokeName: (label) => `${label} widerrufen`,
  revoked: "Token widerrufen.",
} satisfies Words["tokenWords"];
