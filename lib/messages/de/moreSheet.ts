import type { WordsOf } from "../dictionary";
import { sayAward } from "./stakes";

type Words = WordsOf<"moreSheet">;

export const moreSheetWords = {
  history: "Alle Runden und Berichtigungen",

  void: {
    open: "Runde ungültig",
    hint: "Kein Ergebnis, niemand bekommt etwas. Wer sie begann, beginnt noch einmal.",
    reasons: ["Alarm", "Würfel am Boden", "Becher zu früh gehoben"],
  },

  penalty: {
    open: "Eine Strafe",
    who: "Wer?",
    what: "Was?",
    stakes: {
      bad: "Miese",
      good: "Gute",
      die: "Verliert Würfel",
      chip: "Zahlt Chips",
      life: "Verliert Leben",
      drink: "Trinkt",
    },
    howMany: "Wie viel?",
    why: "Warum?",
    reasons: ["Gespickt", "Würfel vom Tisch", "Becher zu früh gehoben", "Zu spät"],
    otherReason: "Ein anderer Grund",
    save: (name, move, drink) => {
      const award = sayAward(move, drink);
      return `${name} ${move.from === "bank" && !award.startsWith("bekommt ") ? "bekommt " : ""}${award}`;
    },
    missing: { who: "Sag, wer", why: "Sag, warum" },
  },

  join: {
    open: "Jemand kommt dazu",
    name: "Name",
    where: "Zwischen wen?",
    between: (left, right) => `${left} und ${right}`,
    save: (name) => `${name} setzt sich`,
    nameFirst: "Tippe einen Namen",
    back: "Oder jemand kommt zurück",
    backHint: "Mit dem Stand von vorher.",
    comesBack: (name) => `${name} ist zurück`,
  },

  leave: {
    open: "Jemand geht",
    hint: "Der Stand bleibt erhalten, Zurückkommen geht.",
  },
  afterTheRound: "wenn die Runde vorbei ist",

  starter: {
    open: "Jemand anders beginnt",
    hint: (name) => `Nach den Regeln ist es ${name}.`,
  },

  pause: {
    open: "Pause machen",
    kept: "Alles bleibt erhalten. Steck das Handy weg, schließ die Seite, lass den Akku leer werden: Das Spiel geht weiter, wo es war, in Minuten oder Stunden.",
    since: (time, ago) => `Pause seit ${time}, ${ago}.`,
    resume: "Weiter spielen",
  },

  stop: {
    open: "Spiel beenden",
    hint: "Der Stand bleibt erhalten. Es lässt sich zurücknehmen.",
    save: "Es endet hier",
  },
} satisfies Words["moreSheetWords"];

export const sayPenaltyStake: Words["sayPenaltyStake"] = (what, drink) =>
  what === "drink" && drink !== null ? drink : moreSheetWords.penalty.stakes[what];
