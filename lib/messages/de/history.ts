import { assertNever, isScored, type RoundVerdict, type Shown } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { type Names, nameOf } from "../names";
import { outcomeWords, sayScored } from "./outcomes";
import { sayAction } from "./table";
import { faceWord, sayAward, sayScore } from "./terms";
import { sayEnding, sayVerdict } from "./verdict";

type Words = WordsOf<"history">;

export const historyWords = {
  title: "Runden und Berichtigungen",
  back: "Zurück zum Tisch",
  downloads: "Zum Mitnehmen",
  record: "Die Aufzeichnung",
  recordHint: "Was gilt, zum Nachspielen oder Einlesen",
  journal: "Das Tagebuch",
  journalHint: "Alles je Aufgeschriebene, auch die Berichtigungen",
  standing: "Wie es steht",
  resultOnly: "Nur das Ergebnis ist bekannt.",
  resultOnlyHint: "Dieses Spiel wurde nachgetragen, mit seinem Ende: Keine Runde davon ist aufgeschrieben.",
  playedOn: "Gespielt wurde am",
  theResult: "Das Ergebnis",
  nothingYet: "Noch nichts ist aufgeschrieben.",
  nothingYetHint: "Jede Runde steht hier, sobald sie begonnen hat.",
  tapToCorrect: "Tippe eine Zeile an, um sie zu berichtigen. Was vorher dastand, bleibt lesbar.",
  onlyReading: "Du schaust zu: Die Runden kannst du lesen. Berichtigen kann, wer am Tisch sitzt.",

  round: (round) => `Runde ${round}`,
  openRound: (round) => `Runde ${round}, noch offen`,
  droppedRound: (round) => `Runde ${round}, nicht zu Ende gespielt`,
  toldRound: (round) => `Runde ${round}, nur das Ergebnis`,
  voidRound: "Eine ungültige Runde",
  takenBackRound: "Eine zurückgenommene Runde",
  beforeRounds: "Vor der ersten Runde",
  newer: "Neuere Runden",
  older: "Ältere Runden",
  toRound: "Zu Runde",
  show: "Zeigen",
  replay: "Nachspielen",
  partOfRound: "Eine lange Runde: Der Rest steht auf der nächsten Seite.",
  leftOut: (versions: number) =>
    versions === 1
      ? "Eine weitere Fassung steht im Tagebuch."
      : `${versions} weitere Fassungen stehen im Tagebuch.`,

  whoLost: "Wer hat verloren?",
  whoWon: "Wer hat gewonnen?",

  thisPhone: "dieses Handy",
  anotherPhone: "ein anderes Handy",
  corrected: "berichtigt",
  takenBack: "zurückgenommen",
  notTaken: "Das lassen die Regeln nicht mehr zu",
  correctLine: (what) => `${what}. Berichtigen`,

  struck: "Vorher:",
  oneOfSeveral: "danach noch jemand",
  beforeDice: "Wie es eingegeben war:",
  nowDice: "Wie es jetzt ist:",
  onlyThese: "Diese Becher waren anders eingegeben:",
  bringBack: "Wieder gelten lassen",
  bringBackLine: (what) => `${what}. Wieder gelten lassen`,

  takeRoundBack: "Ganze Runde zurücknehmen",
  takeLineBack: "Zurücknehmen",
  correctTitle: "Was war wirklich?",
  was: "Aufgeschrieben",
  who: "Wer?",
  whoBanged: "Wer rief „Bang!“? Die Ersten zuerst.",
  whoStarted: "Wer begann?",
  redDie: "Was zeigte der rote Würfel?",
  howMany: "Wie viele?",
  fewer: "Einer weniger",
  more: "Einer mehr",
  ofWhat: "Wovon?",
  why: "Warum?",
  seeWhatChanges: "Zeig, was sich ändert",
  sameAsBefore: "Das steht schon so da",
  reEnter: "Gib es noch einmal ein, oder anders.",
  tapCup: "Tippe einen Becher an, um ihn neu einzugeben, oder gib es anders ein.",
  enterAnew: "Nimm Würfel zurück, um sie neu einzugeben, oder sag nur das Ergebnis.",
  onlyTakeBack: "Diese Zeile kann man nur zurücknehmen.",
  shoutedAs: (at) => `Ruf ${at}`,

  looking: "Was würde sich ändern…",
  previewTitle: "Was sich ändern würde",
  nothingElse: "Sonst ändert sich nichts: Alle Urteile und Spielstände bleiben, wie sie sind.",
  verdictsChange: "Urteile",
  scoresChange: "Spielstand",
  standingUnchanged: "Kein Spielstand ändert sich.",
  startersChange: "Wer beginnt",
  ending: "Das Spiel",
  decidedGame: "Das Spiel, das dieses Stechen entscheidet",
  brokenTitle: "Was später kam, passt nicht mehr",
  brokenHint:
    "Sag bei jedem, was daraus wird. Alles wird zusammen mit der Berichtigung aufgeschrieben, oder nichts davon.",
  fallsWith: (lines) =>
    lines === 1 ? "und eine Zeile, die daran hängt" : `und ${lines} Zeilen, die daran hängen`,
  ifTakenBack: "Wenn das alles zurückgenommen wird:",
  letStand: "Trotzdem zulassen",
  takeBack: "Zurücknehmen",
  correctToo: "Auch berichtigen",
  takeAllBack: "Alles davon zurücknehmen",
  letAllStand: "Alles gelten lassen, was geht",
  ruling: "Der Tisch ließ es nach einer Korrektur zu",
  stillToSay: "Sag erst, was aus dem wird, was nicht mehr passt.",
  correctIt: "Berichtigen",
  correcting: "Wird berichtigt…",
  leaveIt: "So lassen",
  done: "Berichtigt. Unten stehen beide Fassungen.",
  noAnswer:
    "Es kam keine Antwort. Prüfe die Verbindung und versuch es noch einmal: Nichts wird doppelt aufgeschrieben.",
  movedOn: "Inzwischen kam etwas dazu. Die Seite zeigt es jetzt: Schau noch einmal, dann berichtige.",
} satisfies Words["historyWords"];

export const sayEntry: Words["sayEntry"] = (action, names, telling = {}) => {
  if (action.do === "reveal") return sayShown(action, names);
  const said = sayAction(action, names, telling);
  const wild = action.do === "start-round" && action.wild ? `, ${faceWord(action.wild, 2)} Joker` : "";
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${wild}`;
};

function sayShown(shown: Shown, names: Names): string {
  if ("dice" in shown) return sayDiceEntered(shown.dice, names);
  if ("counts" in shown) {
    const counts = Object.entries(shown.counts);
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const each = counts.map(([player, count]) => `${nameOf(names, player)} ${count}`).join(", ");
    return `Becher für Becher gezählt, zusammen ${total}: ${each}`;
  }
  if ("count" in shown) return `Zusammen ${shown.count} gezählt`;
  return {
    short: "Nur das Ergebnis: zu wenig",
    exact: "Nur das Ergebnis: genau",
    there: "Nur das Ergebnis: stimmt",
  }[shown.outcome];
}

function sayDiceEntered(dice: Extract<Shown, { readonly dice: unknown }>["dice"], names: Names): string {
  if (Array.isArray(dice)) return "Die Würfel wurden eingegeben";
  const [only, ...others] = Object.keys(dice);
  return only !== undefined && others.length === 0
    ? `Die Würfel von ${nameOf(names, only)} wurden eingegeben`
    : "Alle Würfel wurden eingegeben";
}

export const sayOutcome: Words["sayOutcome"] = (settled, names, drink = null) =>
  `${sayVerdict(settled, names).finding} ${sayMoves(settled.moves, names, drink)}.`;

export const sayVerdictChange: Words["sayVerdictChange"] = (before, after, names, drink = null) => {
  const round = (after ?? before)?.round ?? 0;
  const verdict = (settled: RoundVerdict | null) =>
    settled === null
      ? "kein Urteil"
      : isScored(settled)
        ? sayScored(settled, names, drink)
        : `${sayVerdict(settled, names).stamp} (${sayMoves(settled.moves, names, drink)})`;
  return `${historyWords.round(round)}: ${verdict(before)} → ${verdict(after)}`;
};

export const sayMoves: Words["sayMoves"] = (moves, names, drink = null) =>
  moves
    .map((move) => {
      const who = move.to === "bank" || move.to === "pot" ? move.from : move.to;
      return `${nameOf(names, who)} ${sayAward(move, drink)}`;
    })
    .join(", ") || "niemand bekommt etwas";

export const sayScoreChange: Words["sayScoreChange"] = (player, before, after, names) =>
  `${nameOf(names, player)}: ${sayScore(before)} → ${sayScore(after)}`;

export const sayHeldChange: Words["sayHeldChange"] = (player, what, before, after, names) =>
  `${nameOf(names, player)}, ${what}: ${before} → ${after}`;

export const sayStarterChange: Words["sayStarterChange"] = (round, before, after, names) =>
  `${historyWords.round(round)}: ${nameOf(names, after)} beginnt, nicht ${nameOf(names, before)}.`;

export const sayNextChange: Words["sayNextChange"] = (before, after, names) => {
  if (before === after) return null;
  if (after === null) return "Niemand Bestimmtes ist als Nächstes dran.";
  return before === null
    ? `${nameOf(names, after)} ist als Nächstes dran.`
    : `${nameOf(names, after)} ist als Nächstes dran, nicht ${nameOf(names, before)}.`;
};

export const sayEndingChange: Words["sayEndingChange"] = (before, after, game, names) => {
  if (before === null && after === null) return null;
  if (after === null) return "Das Spiel ist wieder offen: Noch ist nichts entschieden.";
  const now = sayEnding(game, after, names);
  if (before === null) return `Das Spiel ist vorbei: ${now}`;
  const then = sayEnding(game, before, names);
  return then === now ? null : `${now} Nicht mehr: ${then}`;
};

export const sayFaceKey: Words["sayFaceKey"] = (face) => faceWord(face, 2);

export const sayRound: Words["sayRound"] = (kind, round) => {
  switch (kind) {
    case "settled":
      return historyWords.round(round);
    case "open":
      return historyWords.openRound(round);
    case "dropped":
      return historyWords.droppedRound(round);
    case "void":
      return historyWords.voidRound;
    case "taken-back":
      return historyWords.takenBackRound;
    case "told":
      return historyWords.toldRound(round);
    case "scored":
      return outcomeWords.round(round);
    case "before":
      return historyWords.beforeRounds;
    default:
      return assertNever(kind);
  }
};
