import { assertNever, type Claim, type Face } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { nameOf } from "../names";
import { diceWord, list, numberWord } from "./anyPage";
import { outcomeWords, sayRecordedOutcome } from "./outcomes";
import {
  faceWord,
  gameName,
  sayClaim,
  sayGift,
  sayGiftShort,
  sayGiven,
  sayScore,
  sayShout,
  sayStakeCount,
  sayStep,
  sayStepShort,
} from "./terms";

type Words = WordsOf<"table">;

/** Was einer tat, der das rief; und mehrere. */
const CALLED = {
  bang: ["rief „Bang!“", "riefen „Bang!“"],
  doubt: ["zweifelte", "zweifelten"],
  "spot-on": ["rief „Genau!“", "riefen „Genau!“"],
  concede: ["glaubte es", "glaubten es"],
} as const;

const onlyCount = (face: Face): string => `nur ${faceWord(face, 2)} zählen`;

export const tableWords = {
  title: "Tisch",
  back: "Alle Spiele",
  backTo: (group) => `Zurück zu ${group}`,
  gameName,
  playoff: (names) => (names.length === 2 ? `Stechen: ${names.join(" gegen ")}` : `Stechen: ${list(names)}`),
  round: (round) => `Runde ${round}`,
  afterRounds: (rounds) =>
    rounds === 0 ? "Vorbei" : rounds === 1 ? "Vorbei nach einer Runde" : `Vorbei nach ${rounds} Runden`,
  close: "Schließen",
  scoreStrip: "Spielstand",
  score: sayScore,
  even: "±0",
  turnOf: "an der Reihe",
  says: (claim) => `sagt ${sayClaim(claim)}`,
  outOfPlay: "raus",

  live: "live",
  connecting: "verbindet",
  offline: (pending) =>
    pending === 0
      ? "Offline: Das ist der letzte Stand"
      : `Offline: ${pending === 1 ? "eine Eingabe" : `${numberWord(pending)} Eingaben`} auf diesem Handy gespeichert`,
  sending: "sendet",

  palifico: (face) =>
    face === null ? "Palifico: Die erste Zahl gilt" : `Palifico: nur ${faceWord(face, 2)}, keine Joker`,
  pot: (chips) => `${chips} im Pott`,
  anted: (chips) => `je ${chips} eingezahlt`,
  stakeCount: sayStakeCount,
  reRoll: "Neu würfeln",
  reRollBy: (name, left) => `${name} würfelt neu, ${left === 0 ? "danach nicht mehr" : `noch ${left} Mal`}`,
  reRollsLeft: (left) => (left === 0 ? "nicht mehr" : `noch ${left} Mal`),
  opensBefore: "beginnt mit",
  saysBefore: "sagt",
  facesAreWild: (face) => `${faceWord(face, 2)} sind Joker`,
  wildShort: (face) => `${faceWord(face, 2)} sind Joker`,
  onlyCount,
  onlyShort: (face: Face) => `nur ${face}er`,
  toRaise: (name) => `${name} ist dran`,
  toOpen: (name) => `${name} beginnt`,
  raiseTo: ({ count, face }, opening) =>
    `${opening ? "Beginnen mit" : "Erhöhen auf"} ${count} ${faceWord(face, count)}`,
  lowestRaise: "am niedrigsten",
  lowestNonWild: "die niedrigste Erhöhung außer den Jokern",
  callsTheWild: "sagt den Joker an",
  cannotBeTrue: (dice) => `nur ${diceWord(dice)} im Spiel`,
  quantity: "Wie viele",
  inPlay: (dice) => `${diceWord(dice)} im Spiel`,

  shouts: sayShout,
  shoutBy: (shout, name, game) => `${sayShout(shout, game)} von ${name}`,
  someoneElse: "Jemand anders",
  whoShouted: (shout, game) => {
    if (shout === "bang") return "Wer hat „Bang!“ gerufen?";
    if (shout === "spot-on")
      return game === "perudo" ? "Wer hat „Calza!“ gerufen?" : "Wer hat „Genau!“ gerufen?";
    return shout === "doubt" ? "Wer hat angezweifelt?" : "Wer hat es geglaubt?";
  },
  inTurnToo: "an der Reihe",

  log: "Ansagen",
  logOf: (claims) => (claims === 1 ? "1 Ansage" : `${claims} Ansagen`),
  shoutTitle: (shout, by, claimer, game) => `${sayShout(shout, game)} ${list(by)} gegen ${claimer}`,
  claimAndWild: (claim, wild) =>
    wild === null
      ? sayClaim(claim)
      : `${sayClaim(claim)}, ${"face" in claim && claim.face === wild ? onlyCount(wild) : `${faceWord(wild, 2)} Joker`}`,
  rule: (id) => `Regel ${id}`,
  left: "gegangen",
  tones: "Alarm",
  onCall: "im Einsatz",
  wildDie: (face) => `${faceWord(face, 1)}, Joker`,
  lockedDie: (face) => `${faceWord(face, 1)}, liegt fest`,
  pleaded: "sagt, die Würfel sind verrutscht",
  unseen: "Gibt ungesehen weiter",
  unseenBy: (name) => `${name} gibt ungesehen weiter`,
} satisfies Words["tableWords"];

export const sayAction: Words["sayAction"] = (action, names, telling = {}) => {
  const { phase, doubt = "bang", drink = null } = telling;
  const name = (player: string) => nameOf(names, player);
  switch (action.do) {
    case "start-round":
      return action.starter === undefined
        ? "eine neue Runde begann"
        : `${name(action.starter)} begann eine Runde${because(action.note)}`;
    case "claim":
      return `${name(action.by)} sagte ${sayWhatWasClaimed(action.claim)}`;
    case "challenge": {
      const by = typeof action.by === "string" ? [action.by] : action.by;
      const kind = (action.kind ?? "doubt") === "doubt" ? doubt : (action.kind ?? doubt);
      return `${list(by.map(name))} ${CALLED[kind][by.length === 1 ? 0 : 1]}`;
    }
    case "re-roll":
      return `${name(action.by)} würfelte neu`;
    case "reveal":
      return phase === "finished" ? "die letzten Würfel wurden aufgedeckt" : "die Würfel wurden aufgedeckt";
    case "skip":
      return action.players.length > 0
        ? `${list(action.players.map(name))} ${action.players.length === 1 ? "wird" : "werden"} diese Runde übersprungen`
        : "niemand wird mehr übersprungen";
    case "void-round":
      return `die Runde ist ungültig${because(action.note)}`;
    case "adjust":
      return `${sayGiven(action, names, drink)}${because(action.note)}`;
    case "give":
      return sayGift(action, names, drink);
    case "buy-in":
      return action.count === undefined
        ? `${name(action.player)} kaufte nach`
        : `${name(action.player)} kaufte ${sayStakeCount("chip", action.count, drink)} nach`;
    case "result":
      return list(action.moves.map((move) => sayGiven(move, names, drink)));
    case "outcome":
      return sayRecordedOutcome(action, names, doubt);
    case "look":
    case "show":
    case "hide":
    case "roll-table":
    case "roll-cup":
      return sayStep(action, name(action.by));
    case "join":
      return `${name(action.player)} spielt mit`;
    case "leave":
      return `${name(action.player)} ist gegangen`;
    case "end": {
      const how =
        action.losers && action.losers.length > 0
          ? `es wurde entschieden: ${list(action.losers.map(name))} ${action.losers.length === 1 ? "hat" : "haben"} verloren`
          : action.winners && action.winners.length > 0
            ? `${list(action.winners.map(name))} ${action.winners.length === 1 ? "gewann" : "gewannen"}`
            : "das Spiel wurde abgebrochen";
      return action.pot ? `${how}, der Pott ging an ${list(Object.keys(action.pot).map(name))}` : how;
    }
    default:
      return assertNever(action);
  }
};

const because = (note: string | undefined): string => (note ? `: ${note}` : "");

export const sayMarks: Words["sayMarks"] = (action) =>
  [
    ...("skipped" in action && action.skipped ? ["die Ansagen davor hat niemand gehört"] : []),
    ...("accept" in action && action.accept === "blind" ? ["ungesehen weitergegeben"] : []),
    ...("messed_up" in action && action.messed_up ? [tableWords.pleaded] : []),
    ...(action.ruling === undefined ? [] : [`zugelassen: ${action.ruling}`]),
  ].join("; ");

/** Eine Ansage, wie sie aufgeschrieben wurde: getippte Wörter bleiben, wie sie sind. */
export function sayWhatWasClaimed(claim: unknown): string {
  if (typeof claim === "string") return claim;
  if (typeof claim !== "object" || claim === null) return "etwas";
  return "count" in claim || "hand" in claim || "mia" in claim ? sayClaim(claim as Claim) : "etwas";
}

export const moreWords = {
  more: "Mehr",
  titles: {
    menu: "Mehr",
    void: "Warum ist die Runde ungültig?",
    penalty: "Strafe nach Hausregel",
    join: "Wer kommt dazu?",
    leave: "Wer geht?",
    starter: "Wer beginnt die Runde?",
    "high-roll": "Auswürfeln",
    shift: "Welche Schicht?",
    "buy-in": "Wer kauft nach?",
    result: "Wie ging die Runde aus?",
    astray: "Würfel schief oder vom Tisch",
    pause: "Pause",
    stop: "Spiel beenden?",
    decided: "Wer war es?",
    delete: "Dieses Spiel löschen?",
  },
  resumed: (time, ago) => `Seit ${time}, ${ago}, wurde nichts eingetragen. Macht einfach weiter.`,

  undo: "Rück\u00adgängig",
  undoWhat: (what) => `Rückgängig: ${what}`,
  undone: (what) => `Rückgängig gemacht: ${what}.`,
  undoneByOther: (what) => `Auf einem anderen Handy rückgängig gemacht: ${what}.`,
  redo: "Wiederholen",
  cannotUndo: "Du bist offline. Versuch es wieder, wenn du verbunden bist.",
  cannotCorrect: "Du bist offline, also wurde nichts gespeichert. Versuch es wieder, wenn du verbunden bist.",
  afterRound: {
    join: (name) => `${name} kommt dazu, wenn die Runde vorbei ist`,
    leave: (name) => `${name} geht, wenn die Runde vorbei ist`,
    cancel: "Abbrechen",
    cancelWhat: (what) => `Abbrechen: ${what}`,
  },
  correct: "Runde korrigieren",
  correctName: (round) => `Runde ${round} korrigieren`,
  allow: "Trotzdem zulassen",
  ruling: "Der Tisch hat es zugelassen",
  ruled: "zugelassen",

  skip: "Zur letzten Ansage",
  whoClaimed: "Wer hat zuletzt angesagt?",
  whoClaimedHint: "Die Ansagen davor fallen weg. Tippe danach die Ansage.",
  claimed: (name) => `${name} sagte`,
  unheard: "die Ansagen davor hat niemand gehört",
  unseen: "ungesehen weitergegeben",
  notSkipped: (name) => `Zurück zu ${name}`,

  movedOn: (what) => `Zu spät: ${what}. Deine Eingabe wurde nicht gespeichert.`,
} satisfies Words["moreWords"];

export const sayShort: Words["sayShort"] = (action, names, { doubt = "bang", drink = null } = {}) => {
  switch (action.do) {
    case "claim":
      return sayWhatWasClaimed(action.claim);
    case "start-round":
      return action.wild === undefined ? "Beginn" : "roter Würfel";
    case "challenge":
      return doubt === "bang" ? "Bang" : "Zweifel";
    case "re-roll":
      return "Wurf";
    case "reveal":
      return "Becher";
    case "skip":
      return "Überspringen";
    case "void-round":
      return "ungültig";
    case "adjust":
      return "Strafe";
    case "join":
    case "leave":
      return sayAction(action, names);
    case "buy-in":
      return sayAction({ do: "buy-in", player: action.player }, names);
    case "result":
      return "Ergebnis";
    case "outcome":
      return outcomeWords.short;
    case "end":
      return "Ende";
    case "give":
      return sayGiftShort(drink);
    default:
      return sayStepShort(action);
  }
};

export const phoneWords = {
  next: (by, you, playoff) => {
    const what = playoff ? "Stechen" : "nächste Spiel";
    return `${by === null ? `Das ${what} hat begonnen` : `${by} hat das ${what} begonnen`}${you === null ? "." : `: du bist ${you}.`}`;
  },
  other: (by) =>
    by === null
      ? "An diesem Tisch hat ein anderes Spiel begonnen."
      : `${by} hat an diesem Tisch ein anderes Spiel begonnen.`,
  toOther: "Dorthin",
  you: "du",
  presence: { here: "Handy am Tisch", away: "Handy nicht am Tisch" },

  ownKeys: "Nur mein Platz",
  ownSeat: "Dein Platz",
  who: "Wer bist du?",
  choose: "Platz wählen",
  lost: (name) => `Ein anderes Handy hat den Platz von ${name} übernommen.`,
  keepsNow: "Du schreibst jetzt auf.",
  keepsNoMore: "Jemand anders schreibt jetzt auf.",

  alsoMe: "Bang! Ich auch",
  noAnswer: "Keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",
} satisfies Words["phoneWords"];
