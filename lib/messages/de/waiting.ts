import type { WordsOf } from "../dictionary";
import { numberWord } from "./numbers";

type Words = WordsOf<"waiting">;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Drei Tipps von 21:40", "Ein Tipp vom 20. Nov., 21:40". */
const taps = (count: number, when: string, today: boolean): string =>
  `${count === 1 ? "Ein Tipp" : `${capital(numberWord(count))} Tipps`} ${today ? "von" : "vom"} ${when}`;

const MOST_TOLD = 4;

export const waitingWords = {
  sent: (count, when, today) => `${taps(count, when, today)} ${count === 1 ? "wurde" : "wurden"} gesendet.`,
  waits: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "wartet hier und wird" : "warten hier und werden"} gesendet.`,
  unsent: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "wurde" : "wurden"} nicht aufgeschrieben.`,
  gone: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "wurde" : "wurden"} nicht aufgeschrieben: Dieses Handy ist nicht mehr an dem Tisch. Melde dich wieder an oder lass dir den Link geben, dann ${count === 1 ? "wird er" : "werden sie"} gesendet.`,
  movedOn: "Am Tisch ging es inzwischen weiter.",
  first: (theirs) => `Jemand war schneller: ${theirs}.`,
  somebodyElse: "Das hat jemand anders getippt, bevor du auf diesem Handy angemeldet warst.",
  what: (deeds, when) =>
    `Nicht aufgeschrieben, ${when}: ${deeds.slice(0, MOST_TOLD).join("; ")}${deeds.length > MOST_TOLD ? `; und ${numberWord(deeds.length - MOST_TOLD)} mehr` : ""}.`,
  drop: (count) => (count === 1 ? "Verwerfen" : "Alle verwerfen"),
  redo: (count) => (count === 1 ? "Jetzt aufschreiben" : "Alle jetzt aufschreiben"),
  look: "Zum Tisch",
  notKept:
    "Dieser Browser speichert nichts: Er ist privat geöffnet oder voll. Wartende Tipps und eingegebene Würfel bleiben nur, solange diese Seite offen ist.",
  notKeptClose: "Verstanden",
} satisfies Words["waitingWords"];
