import type { WordsOf } from "../dictionary";
import { sayCalendarDay } from "../formats";

type Words = WordsOf<"money">;

const shortDay = (day: string): string => sayCalendarDay(day, { month: "short", day: "numeric" });

export const moneyWords = {
  unpaid: (sum) => `${sum} offen`,
  chipIs: (value) => `1 Chip = ${value}`,
  guest: "Gast",
  tick: (payment) => `Als bezahlt abhaken: ${payment}`,
  paidOn: (day, by) =>
    by === null ? `bezahlt am ${shortDay(day)}` : `bezahlt am ${shortDay(day)}, abgehakt von ${by}`,
  unticked: "Haken entfernt",
  since: (day) => `vom ${shortDay(day)}`,
  partSince: (part, day) => `${part} vom ${shortDay(day)}`,
  changed: "Nach Feierabend geändert:",
  why: {
    corrected: "Ein Spiel wurde korrigiert",
    added: "Ein Spiel kam dazu",
    deleted: "Ein Spiel wurde gelöscht",
    "buy-ins": "Die Buy-ins wurden geändert",
    round: "Eine Runde wurde storniert",
  },
  inPlay: (game, forChips) => `${game} läuft.${forChips ? " Die Chips zählen, wenn das Spiel endet." : ""}`,
  copy: "Text kopieren",
  copied: "Kopiert.",
  notCopied: "Kopieren ging nicht.",
  payNow: "Zahlen",
  payNowName: (to, what) => `${to} ${what} zahlen`,
  balances: "Kontostände",

  example: (amount) => `Gib einen Betrag ein, etwa ${amount}.`,

  closing: {
    key: "Feierabend",
    isOn: (game, pot) => (pot === null ? `${game} läuft noch` : `${game} läuft noch: ${pot} im Pott`),
    ends: "Das Spiel endet jetzt.",
    recorded: "Chips wie aufgeschrieben",
    count: "Chips zählen",
    complete: "Alle Chips gezählt.",
    missing: (chips) => `Es fehlen ${chips}`,
    over: (chips) => `${chips} zu viel`,
    share: (names) => `${names} teilen ihn`,
    back: "Alle bekommen ihren Einsatz zurück",
    one: (name) => `${name} nimmt ihn`,
    buyIns: (sum) => `Wer bekommt die Buy-ins? ${sum}`,
    everyone: "Gleich teilen",
    settle: "Abrechnen",
    settling: "Wird abgeschlossen…",
  },

  round: {
    owedAs: "Geschuldet als",
    drink: "Getränk",
    add: "Runde eintragen",
    amount: "Betrag",
    paidBy: "Bezahlt von",
    sharedBy: "Geteilt durch",
    shares: "Anteile",
    equal: "Gleiche Anteile",
    chosen: "Eigene Beträge",
    each: (count, each) => `${count} teilen, je ${each}.`,
    open: (amount) => `Noch ${amount} zu verteilen`,
    over: (amount) => `${amount} zu viel`,
    part: (name) => `Anteil: ${name}`,
    note: "Wofür?",
    notePlaceholder: "Eine Runde Bier",
  },

  guests: {
    who: (name) => `Wer ist ${name}?`,
    addToRoster: (name) => `${name} zur Liste hinzufügen`,
    add: "Gast hinzufügen",
    name: "Name des Gasts",
    save: "Hinzufügen",
  },

  settings: {
    legend: "Geld",
    currency: "Währung",
    chipValue: "1 Chip ist wert",
    chipHint: "Leer lassen, wenn Chips Chips bleiben.",
    buyIn: "Üblicher Buy-in",
    later: "Begonnene Abende behalten ihre Werte.",
    drinkPrice: "1 Getränk kostet",
    drinkHint: "Mit einem Preis lassen sich offene Getränke in Geld abrechnen.",
    drinkName: "Getränk",
    drinkPlaceholder: "Schnaps",
    priceOf: (drink) => `Preis: ${drink}`,
    addDrink: "Getränk hinzufügen",
  },

  link: {
    title: "Dein Zahlungslink",
    hint: "Dort zahlen dir andere. Aus {amount} wird der Betrag.",
    save: "Link speichern",
    saved: "Link gespeichert.",
  },

  sum: {
    title: "So entsteht die Summe",
    who: "Name",
    chips: "Chips",
    buyIn: "Buy-in",
    pot: "Pott",
    round: "Runden",
    total: "Summe",
    rest: "Bank und Pötte",
  },
} satisfies Words["moneyWords"];
