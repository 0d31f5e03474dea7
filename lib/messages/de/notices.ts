import type { RefusalCode } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { list, numberWord } from "./anyPage";
import { sayClaim } from "./terms";

type Words = WordsOf<"notices">;

export const noticeWords = {
  overtaken: "Jemand war schneller. Deine Eingabe wurde nicht gespeichert.",
  tooLate: (theirs, mine) => `Jemand war schneller: ${theirs}. Nicht gespeichert: ${mine}.`,
} satisfies Words["noticeWords"];

const phoneOf = (by: string | null): string => by ?? "Ein anderes Handy";

export const correctionWords = {
  corrected: (by, round, now, was) => `${phoneOf(by)} hat Runde ${round} korrigiert: ${now} statt ${was}.`,
  reworded: (by, round, now, was) => `${phoneOf(by)} hat Runde ${round} korrigiert: ${now}. Vorher: ${was}.`,
  cups: (by, round) => `${phoneOf(by)} hat die Becher in Runde ${round} korrigiert.`,
  undone: (by, round, was) => `${phoneOf(by)} hat in Runde ${round} rückgängig gemacht: ${was}.`,
  roundUndone: (by, round) => `${phoneOf(by)} hat Runde ${round} rückgängig gemacht.`,
  restored: (by, round, now) => `${phoneOf(by)} hat in Runde ${round} wiederhergestellt: ${now}.`,
  ending: (by) => `${phoneOf(by)} hat korrigiert, wie das Spiel ausgegangen ist.`,
  playoff: (by) => `${phoneOf(by)} hat das Stechen korrigiert.`,
  open: "Nicht mehr entschieden.",
  now: (finding) => `Jetzt: ${finding}`,
  more: (entries) =>
    entries === 1
      ? "Noch ein Eintrag hat sich geändert."
      : `Noch ${numberWord(entries)} Einträge haben sich geändert.`,
  look: "Änderungen ansehen",
} satisfies Words["correctionWords"];

const NEXT_STEPS: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Mach die erste Ansage oder spring zur letzten.",
  "wrong-phase": "Beende die Runde, oder erkläre sie unter „Mehr“ für ungültig.",
  "round-not-started": "Beginne erst die Runde.",
  "already-challenged": "Gib die Würfel ein, oder mach das Anzweifeln rückgängig.",
  "not-between-rounds": "Beende die Runde, oder erkläre sie unter „Mehr“ für ungültig.",
  "game-over": "Spielt noch einmal, oder mach den letzten Eintrag rückgängig.",
  "not-active": "Wähle jemanden im Spiel, oder hol die Person unter „Mehr“ zurück.",
  "nothing-to-give": "Prüfe, wer und wie viel.",
  "duplicate-player": "Großbuchstaben machen keinen anderen Namen.",
};

export const sayNextStep: Words["sayNextStep"] = (code) => NEXT_STEPS[code] ?? "";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Drei Eingaben von 21:40", "Eine Eingabe vom 20. Nov., 21:40". */
const taps = (count: number, when: string, today: boolean): string =>
  `${count === 1 ? "Eine Eingabe" : `${capital(numberWord(count))} Eingaben`} ${today ? "von" : "vom"} ${when}`;

const MAX_LISTED = 4;

export const waitingWords = {
  sent: (count, when, today) => `${taps(count, when, today)} ${count === 1 ? "wurde" : "wurden"} gesendet.`,
  waits: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "ist" : "sind"} hier gespeichert und ${count === 1 ? "wird" : "werden"} gesendet.`,
  unsent: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "wurde" : "wurden"} nicht gespeichert.`,
  revoked: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "wurde" : "wurden"} nicht gespeichert: Dieses Handy ist nicht mehr an dem Tisch. Melde dich an oder öffne den Link, dann ${count === 1 ? "wird sie" : "werden sie"} gesendet.`,
  begun: (count, when, today) =>
    `${today ? `Um ${when} Uhr` : `Am ${when}`} hier offline begonnen${count === 0 ? "" : `, bisher ${count === 1 ? "eine Eingabe" : `${numberWord(count)} Eingaben`}`}. Wird gesendet, sobald du online bist.`,
  "not-begun": (_count, when, today) =>
    `${today ? `Um ${when} Uhr` : `Am ${when}`} hier offline begonnen, aber vom Server abgelehnt. Öffne den Tisch, um zu sehen, warum.`,
  passed: (count, when, today) =>
    `${taps(count, when, today)} ${count === 1 ? "wartet" : "warten"} hier, von einem anderen Handy. Aufgeschrieben wird, sobald du hier den Link des Tisches öffnest oder jenes Handy online ist.`,
  movedOn: "Am Tisch ging es schon weiter.",
  first: (theirs) => `Jemand war schneller: ${theirs}.`,
  someoneElse: "Das hat jemand anders getippt, bevor du dich hier angemeldet hast.",
  what: (actions, when) =>
    `Nicht gespeichert, ${when}: ${actions.slice(0, MAX_LISTED).join("; ")}${actions.length > MAX_LISTED ? `; und ${numberWord(actions.length - MAX_LISTED)} mehr` : ""}.`,
  twice: (finding) => `Zwei Handys haben diese Runde aufgeschrieben. Anderes Handy: ${finding}`,
  here: (actions, when) => `Dieses Handy, ${when}: ${actions.join("; ")}.`,
  keepTheirs: "Die dort behalten",
  takeOwn: "Die von hier nehmen",
  another: "Als andere Runde aufschreiben",
  drop: (count) => (count === 1 ? "Verwerfen" : "Alle verwerfen"),
  redo: (count) => (count === 1 ? "Jetzt aufschreiben" : "Alle jetzt aufschreiben"),
  look: "Tisch öffnen",
  notStored:
    "Dieser Browser kann nichts speichern. Ungesendete Eingaben und eingegebene Würfel bleiben nur, solange diese Seite offen ist.",
  notStoredClose: "Verstanden",
} satisfies Words["waitingWords"];

export const onlookerWords = {
  recordForAll: "Für den Tisch aufschreiben",
  onlyWatching: "Du schaust nur zu.",
  toRaise: (name) => `${name} ist dran`,
  toOpen: (name) => `${name} beginnt`,
  mayCall: (bang) => (bang ? "Du kannst jederzeit „Bang!“ rufen." : "Du kannst jederzeit anzweifeln."),
  inTurnOnly: "Erhöhen und anzweifeln kannst du, wenn du an der Reihe bist.",
  yourClaim: "Deine Ansage müssen die anderen schlagen.",
  outOfPlay: "Du bist raus.",
} satisfies Words["onlookerWords"];

export const tvWords = {
  title: "Fernseher",
  open: "Auf dem Fernseher zeigen",
  openHint: "Lesbar quer durch den Raum.",

  says: (name) => `${name} sagt`,
  on: (challengers, claimer) => `${list(challengers)} gegen ${claimer}`,
} satisfies Words["tvWords"];

export const sayClaimBy: Words["sayClaimBy"] = (name, claim) => `${name} sagt ${sayClaim(claim)}.`;

export const noAccessWords = {
  title: "Du bist nicht mehr an diesem Tisch",
  what: "Du wurdest entfernt oder abgemeldet. Zurück kommst du über den Link des Tisches.",
  safe: "Der Tisch behält seine Runden. Ungesendete Eingaben wurden nicht gespeichert.",
} satisfies Words["noAccessWords"];

export const keyboardWords = {
  title: "Tastatur",
  faces: "Diese Zahl ansagen oder eingeben",
  arrows: "Anzahl ändern oder zu einem Platz gehen",
  enter: "Die Messingtaste drücken",
  bang: "Bang",
  ways: "Würfel, Anzahlen, eine Summe oder nur das Ergebnis eingeben",
  undo: "Rückgängig",
  help: "Diese Liste zeigen",
} satisfies Words["keyboardWords"];

export const offlineWords = {
  title: "Du bist offline",
  what: "Diese Seite braucht eine Verbindung.",
  safe: "Deine Eingaben sind sicher. Auf diesem Handy gespeichert:",
  noTable: {
    title: "Dieser Tisch ist nicht auf diesem Handy",
    what: "Er war hier noch nie offen, und du bist offline.",
    safe: "Lade diese Seite neu, wenn du wieder online bist.",
  },
  again: "Noch einmal",
  tables: "Tische auf diesem Handy",
  ready: "Eine neue Version ist da.",
  take: "Aktualisieren",
  taking: "Wird aktualisiert…",
  refused: (why) => `Der Server hat dieses Spiel abgelehnt: ${why}`,
  refusedSafe:
    "Deine Eingaben bleiben auf diesem Handy. Sichere sie als Datei, oder beginne einen neuen Tisch.",
  alone: "Neuen Tisch beginnen",
  byGroupRules: "Mit den Regeln der Gruppe senden",
  byRulesSafe:
    "Deine Eingaben bleiben auf diesem Handy. Mit den Regeln der Gruppe können sich Ergebnisse ändern.",
  unfit: (round) =>
    `Runde ${round} geht nach den Regeln der Gruppe nicht. Beginne einen neuen Tisch, oder sichere eine Datei.`,
  asFile: "Als Datei sichern",
  passed: "Von einem anderen Handy",
  passedSafe:
    "Deine Eingaben bleiben hier. Zum Aufschreiben scanne den Link des Tisches vom anderen Handy. Handy verloren? Beginne das Spiel von hier.",
  beginPassed: "Von diesem Handy aus beginnen",
} satisfies Words["offlineWords"];
