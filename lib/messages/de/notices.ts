import type { RefusalCode } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { list, numberWord } from "./anyPage";
import { sayClaim } from "./terms";

type Words = WordsOf<"notices">;

export const noticeWords = {
  overtaken:
    "Jemand war schneller: Am Tisch ging es weiter, seit du geschaut hast. Von dir wurde nichts aufgeschrieben.",
  tooLate: (theirs, mine) => `Jemand war schneller: ${theirs}. Nicht aufgeschrieben: ${mine}.`,
} satisfies Words["noticeWords"];

const phoneOf = (by: string | null): string => by ?? "Ein anderes Handy";

export const correctionWords = {
  corrected: (by, round, now, was) => `${phoneOf(by)} hat Runde ${round} berichtigt: ${now} statt ${was}.`,
  reworded: (by, round, now, was) => `${phoneOf(by)} hat Runde ${round} berichtigt: ${now}. Vorher: ${was}.`,
  cups: (by, round) => `${phoneOf(by)} hat berichtigt, was in Runde ${round} unter den Bechern lag.`,
  takenBack: (by, round, was) => `${phoneOf(by)} hat in Runde ${round} zurückgenommen: ${was}.`,
  roundTakenBack: (by, round) => `${phoneOf(by)} hat Runde ${round} zurückgenommen.`,
  broughtBack: (by, round, now) => `${phoneOf(by)} hat in Runde ${round} zurückgeholt: ${now}.`,
  ending: (by) => `${phoneOf(by)} hat berichtigt, wie das Spiel ausging.`,
  playoff: (by) => `${phoneOf(by)} hat das Stechen berichtigt.`,
  open: "Entschieden ist jetzt nichts mehr.",
  now: (finding) => `Jetzt: ${finding}`,
  more: (entries) =>
    entries === 1 ? "Eine Zeile mehr änderte sich mit." : `Und ${numberWord(entries)} Zeilen mehr.`,
  look: "Ansehen, was anders ist",
} satisfies Words["correctionWords"];

const WAYS_ON: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Mach die erste Ansage, oder spring zur letzten.",
  "wrong-phase": "Beende die Runde, oder erkläre sie unter „Mehr“ für ungültig.",
  "round-not-started": "Beginne erst die Runde.",
  "already-challenged": "Gib die Würfel ein, oder nimm den Ruf mit „Zurück“ zurück.",
  "not-between-rounds": "Beende die Runde, oder erkläre sie unter „Mehr“ für ungültig.",
  "game-over": "Spielt noch einmal, oder nimm den letzten Eintrag mit „Zurück“ zurück.",
  "not-active": "Wähle jemanden, der dabei ist, oder hol ihn unter „Mehr“ zurück.",
  "nothing-to-give": "Prüfe, wer und wie viel.",
  "duplicate-player": "Groß- und Kleinschreibung unterscheidet Namen nicht.",
};

export const sayWayOn: Words["sayWayOn"] = (code) => WAYS_ON[code] ?? "";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Drei Tipps von 21:40", "Ein Tipp vom 20. Nov., 21:40". */
const taps = (count: number, when: string, today: boolean): string =>
  `${count === 1 ? "Ein Tipp" : `${capital(numberWord(count))} Tipps`} ${today ? "von" : "vom"} ${when}`;

const MAX_LISTED = 4;

export const waitingWords = {
  sent: (count, when, today) => `${taps(count, when, today)} ${count === 1 ? "wurde" : "wurden"} gesendet.`,
  waits: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "wartet hier und wird" : "warten hier und werden"} gesendet.`,
  unsent: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "wurde" : "wurden"} nicht aufgeschrieben.`,
  gone: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "wurde" : "wurden"} nicht aufgeschrieben: Dieses Handy ist nicht mehr an dem Tisch. Melde dich wieder an oder lass dir den Link geben, dann ${count === 1 ? "wird er" : "werden sie"} gesendet.`,
  begun: (count, when, today) =>
    `${today ? `Um ${when} Uhr` : `Am ${when}`} hier ohne Netz begonnen${count === 0 ? "" : `, bisher ${count === 1 ? "ein Tipp" : `${numberWord(count)} Tipps`}`}. Wird gesendet, sobald es geht.`,
  "not-begun": (_count, when, today) =>
    `${today ? `Um ${when} Uhr` : `Am ${when}`} hier ohne Netz begonnen und vom Server nicht angenommen. Am Tisch steht, warum.`,
  passed: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "wartet" : "warten"} hier, von einem anderen Handy übergeben. Aufgeschrieben wird, sobald dieses Handy über den Link des Tisches hereinkommt oder das andere Netz hat.`,
  movedOn: "Am Tisch ging es inzwischen weiter.",
  first: (theirs) => `Jemand war schneller: ${theirs}.`,
  somebodyElse: "Das hat jemand anders getippt, bevor du auf diesem Handy angemeldet warst.",
  what: (deeds, when) =>
    `Nicht aufgeschrieben, ${when}: ${deeds.slice(0, MAX_LISTED).join("; ")}${deeds.length > MAX_LISTED ? `; und ${numberWord(deeds.length - MAX_LISTED)} mehr` : ""}.`,
  twice: (finding) => `Diese Runde wurde auch auf einem anderen Handy aufgeschrieben. Dort: ${finding}`,
  here: (deeds, when) => `Hier, ${when}: ${deeds.join("; ")}.`,
  keepTheirs: "Die dort gilt",
  takeOwn: "Die von hier gilt",
  another: "Das war eine andere Runde: aufschreiben",
  drop: (count) => (count === 1 ? "Verwerfen" : "Alle verwerfen"),
  redo: (count) => (count === 1 ? "Jetzt aufschreiben" : "Alle jetzt aufschreiben"),
  look: "Zum Tisch",
  notKept:
    "Dieser Browser speichert nichts: Er ist privat geöffnet oder voll. Wartende Tipps und eingegebene Würfel bleiben nur, solange diese Seite offen ist.",
  notKeptClose: "Verstanden",
} satisfies Words["waitingWords"];

export const onlookerWords = {
  recordForAll: "Für den Tisch schreiben",
  onlyWatching: "Du schaust nur zu.",
  toRaise: (name) => `${name} ist dran`,
  toOpen: (name) => `${name} beginnt`,
  mayCall: (bang) => (bang ? "Du darfst jederzeit „Bang!“ rufen." : "Du darfst jederzeit zweifeln."),
  inTurnOnly: "Ansagen und zweifeln kannst du, wenn du an der Reihe bist.",
  yourClaim: "Deine Ansage steht.",
  outOfPlay: "Du bist raus.",
} satisfies Words["onlookerWords"];

export const boardWords = {
  title: "Großer Bildschirm",
  open: "Auf dem großen Bildschirm zeigen",
  openHint: "Für einen Fernseher oder Laptop am Tisch, lesbar quer durch die Küche.",

  says: (name) => `${name} sagt`,
  on: (challengers, claimer) => `${list(challengers)} gegen ${claimer}`,
} satisfies Words["boardWords"];

export const saySaid: Words["saySaid"] = (name, claim) => `${name} sagt ${sayClaim(claim)}.`;

export const goneWords = {
  title: "Du bist nicht mehr an diesem Tisch",
  what: "Dein Platz hier wurde zurückgenommen, die Gruppe hat dich ausgeschlossen, oder du wurdest abgemeldet.",
  safe: "Was aufgeschrieben ist, bleibt beim Tisch. Ein Tipp, der noch nicht gesendet war, ist nicht aufgeschrieben. Um zurückzukommen, melde dich an oder lass dir den Link des Tisches geben.",
} satisfies Words["goneWords"];

export const offlineWords = {
  title: "Hier ist kein Netz",
  what: "Diese Seite war auf diesem Handy noch nicht offen, oder es gibt sie nur mit Netz.",
  safe: "Was du getippt hast, ist nicht verloren. Was auf diesem Handy ist, geht trotzdem auf:",
  noTable: {
    title: "Dieser Tisch ist nicht auf diesem Handy",
    what: "Er war hier noch nicht offen, und es gibt kein Netz, ihn zu holen.",
    safe: "Wer ihn hat, schreibt weiter. Lade diese Seite neu, wenn es wieder Netz gibt.",
  },
  again: "Noch einmal",
  tables: "Tische auf diesem Handy",
  ready: "Eine neue Fassung ist da.",
  take: "Laden",
  refused: (why) => `Der Server nimmt dieses Spiel nicht an: ${why}`,
  refusedSafe:
    "Alles Getippte bleibt auf diesem Handy. Sichere es als Datei, oder beginne es an einem eigenen Tisch.",
  alone: "An einem eigenen Tisch beginnen",
  asFile: "Als Datei sichern",
  passed: "Von einem anderen Handy übergeben",
  passedSafe:
    "Was du tippst, bleibt hier. Es wird aufgeschrieben, sobald dieses Handy Netz hat und hereingelassen ist: Scanne dann den Link des Tisches vom anderen Handy. Ist das verloren, beginne das Spiel von diesem aus.",
  beginPassed: "Von diesem Handy aus beginnen",
} satisfies Words["offlineWords"];
