import { assertNever, isScored, type RoundVerdict, type Shown } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { type Names, nameOf } from "../names";
import { outcomeWords, sayScored } from "./outcomes";
import { sayAction } from "./table";
import { faceWord, sayAward, sayScore } from "./terms";
import { sayPlainEnding, sayVerdict } from "./verdict";

type Words = WordsOf<"history">;

export const historyWords = {
  title: "Runden",
  back: "Zurück zum Tisch",
  downloads: "Herunterladen",
  record: "Endgültige Aufzeichnung",
  recordHint: "Was jetzt zählt",
  journal: "Vollständiges Protokoll",
  journalHint: "Jede Eingabe und jede Korrektur",
  asText: "Als Text",
  asTextHint: "Zum Einfügen in einen Chat",
  copyText: "Text kopieren",
  saveText: "Als Datei speichern",
  textCopied: "Kopiert",
  textSelected: "Markiert. Kopiere ihn über das Menü deines Handys.",
  standing: "Tabelle",
  resultOnly: "Nur Ergebnis",
  resultOnlyHint: "Nachträglich eingetragen, ohne Runden.",
  playedOn: "Gespielt am",
  theResult: "Ergebnis",
  nothingYet: "Noch nichts eingetragen.",
  nothingYetHint: "Jede Runde steht hier, sobald sie beginnt.",
  tapToCorrect: "Tippe etwas an, um es zu korrigieren. Die alte Fassung bleibt.",
  onlyReading: "Du schaust zu. Wer mitspielt, kann Runden korrigieren.",

  round: (round) => `Runde ${round}`,
  openRound: (round) => `Runde ${round}, läuft`,
  droppedRound: (round) => `Runde ${round}, nicht beendet`,
  resultOnlyRound: (round) => `Runde ${round}, nur Ergebnis`,
  voidRound: "Ungültige Runde",
  undoneRound: "Rückgängig gemachte Runde",
  beforeRounds: "Vor der ersten Runde",
  newer: "Neuere Runden",
  older: "Ältere Runden",
  toRound: "Zu Runde",
  show: "Zeigen",
  replay: "Wiederholung",
  partOfRound: "Lange Runde, weiter auf der nächsten Seite.",
  leftOut: (versions: number) =>
    versions === 1
      ? "Eine weitere Fassung steht im vollständigen Protokoll."
      : `${versions} weitere Fassungen stehen im vollständigen Protokoll.`,

  whoLost: "Wer hat verloren?",
  whoWon: "Wer hat gewonnen?",

  thisPhone: "dieses Handy",
  anotherPhone: "ein anderes Handy",
  corrected: "korrigiert",
  undone: "rückgängig",
  notTaken: "Nicht mehr erlaubt",
  correctLine: (what) => `${what}. Korrigieren`,

  struck: "Vorher:",
  oneOfSeveral: "danach noch jemand",
  beforeDice: "Vorher:",
  nowDice: "Jetzt:",
  onlyThese: "Diese Becher haben sich geändert:",
  redo: "Wiederholen",
  redoEntry: (what) => `${what}. Wiederholen`,

  undoRound: "Ganze Runde rückgängig",
  correctTitle: "Wie war es wirklich?",
  was: "Eingetragen",
  who: "Wer?",
  whoBanged: "Wer hat „Bang!“ gerufen? Tippe der Reihe nach.",
  whoStarted: "Wer hat begonnen?",
  redDie: "Was hat der rote Würfel gezeigt?",
  howMany: "Wie viele?",
  fewer: "Einer weniger",
  more: "Einer mehr",
  ofWhat: "Wovon?",
  why: "Warum?",
  seeWhatChanges: "Zeig, was sich ändert",
  sameAsBefore: "Das ist schon eingetragen",
  reEnter: "Gib es noch einmal ein.",
  tapCup: "Tippe einen Becher an, um ihn neu einzugeben.",
  enterAgain: "Entferne Würfel, um sie neu einzugeben, oder nimm die Kurzantwort: zu wenig oder stimmt.",
  onlyTakeBack: "Du kannst das nur rückgängig machen.",
  shoutedAs: (at) => `Nummer ${at}`,

  looking: "Änderungen werden geprüft…",
  previewTitle: "Was sich ändert",
  nothingElse: "Sonst ändert sich nichts.",
  verdictsChange: "Urteile",
  scoresChange: "Spielstand",
  standingUnchanged: "Kein Spielstand ändert sich.",
  startersChange: "Wer beginnt",
  ending: "Das Spiel",
  decidedGame: "Das Spiel, das dieses Stechen entscheidet",
  brokenTitle: "Spätere Einträge passen nicht mehr",
  brokenHint: "Wähle für jeden, was daraus wird. Alles wird zusammen gespeichert.",
  fallsWith: (lines) =>
    lines === 1 ? "und ein Eintrag, der davon abhängt" : `und ${lines} Einträge, die davon abhängen`,
  ifUndone: "Wenn du das alles rückgängig machst:",
  allow: "Trotzdem zulassen",
  undo: "Rückgängig machen",
  correctToo: "Auch korrigieren",
  undoAll: "Alles rückgängig",
  allowAll: "Alles Mögliche zulassen",
  ruling: "Der Tisch hat es nach einer Korrektur zugelassen",
  stillToSay: "Wähle zuerst für jeden, was daraus wird.",
  correctIt: "Korrektur speichern",
  correcting: "Wird gespeichert…",
  leaveIt: "So lassen",
  done: "Korrigiert. Unten stehen beide Fassungen.",
  noAnswer: "Keine Antwort. Prüfe deine Verbindung und versuch es noch einmal.",
  movedOn: "Gerade hat jemand etwas anderes eingetragen. Sieh noch einmal nach, dann korrigiere.",
} satisfies Words["historyWords"];

export const sayEntry: Words["sayEntry"] = (action, names, telling = {}) => {
  if (action.do === "reveal") return sayShown(action, names);
  const sentence = sayAction(action, names, telling);
  const wild = action.do === "start-round" && action.wild ? `, ${faceWord(action.wild, 2)} Joker` : "";
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${wild}`;
};

function sayShown(shown: Shown, names: Names): string {
  if ("dice" in shown) return sayDiceEntered(shown.dice, names);
  if ("counts" in shown) {
    const counts = Object.entries(shown.counts);
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const each = counts.map(([player, count]) => `${nameOf(names, player)} ${count}`).join(", ");
    return `Pro Person gezählt, zusammen ${total}: ${each}`;
  }
  if ("count" in shown) return `Zusammen ${shown.count} gezählt`;
  return {
    short: "Eingegeben: zu wenig",
    exact: "Eingegeben: genau",
    there: "Eingegeben: stimmt",
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
    .join(", ") || "nichts ändert sich";

export const sayScoreChange: Words["sayScoreChange"] = (player, before, after, names) =>
  `${nameOf(names, player)}: ${sayScore(before)} → ${sayScore(after)}`;

export const sayStakeChange: Words["sayStakeChange"] = (player, what, before, after, names) =>
  `${nameOf(names, player)}, ${what}: ${before} → ${after}`;

export const sayStarterChange: Words["sayStarterChange"] = (round, before, after, names) =>
  `${historyWords.round(round)}: ${nameOf(names, after)} beginnt, nicht ${nameOf(names, before)}.`;

export const sayNextChange: Words["sayNextChange"] = (before, after, names) => {
  if (before === after) return null;
  if (after === null) return "Niemand ist dran.";
  return before === null
    ? `${nameOf(names, after)} ist dran.`
    : `${nameOf(names, after)} ist dran, nicht ${nameOf(names, before)}.`;
};

export const sayEndingChange: Words["sayEndingChange"] = (before, after, game, names, was = "game") => {
  if (before === null && after === null) return null;
  if (after === null) {
    if (was === "result") return "Dieses Ergebnis wird entfernt.";
    return was === "washed"
      ? "Das Spiel läuft wieder. Der Abwasch danach zählt nicht mehr."
      : "Das Spiel läuft wieder.";
  }
  const now = sayPlainEnding(game, after, names);
  if (before === null) return was === "result" ? now : `Das Spiel ist vorbei: ${now}`;
  const then = sayPlainEnding(game, before, names);
  return then === now ? null : `${now} Vorher: ${then}`;
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
      return historyWords.undoneRound;
    case "told":
      return historyWords.resultOnlyRound(round);
    case "scored":
      return outcomeWords.round(round);
    case "before":
      return historyWords.beforeRounds;
    default:
      return assertNever(kind);
  }
};
