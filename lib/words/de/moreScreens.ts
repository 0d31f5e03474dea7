import type { RefusalCode } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { nameOf } from "../names";
import { sayGiftShort, sayStepShort } from "./cupScreens";
import { list } from "./people";
import { sayWhatWasClaimed } from "./screens";
import { sayAward } from "./verdicts";

type Words = WordsOf<"moreScreens">;

export const moreWords = {
  more: "Mehr",
  menuTitle: "Was war sonst noch?",

  undo: "Rückgängig",
  undoWhat: (what) => `Rückgängig: ${what}`,
  takenBack: (what) => `Zurückgenommen: ${what}.`,
  takenBackElsewhere: (what) => `Auf einem anderen Handy zurückgenommen: ${what}.`,
  putBack: "Doch gelten lassen",
  cannotUndo: "Keine Verbindung, also wurde nichts zurückgenommen. Versuch es wieder, wenn das Netz da ist.",
  cannotCorrect:
    "Keine Verbindung, also wurde nichts aufgeschrieben. Versuch es wieder, wenn das Netz da ist.",
  correct: "Berichtigen",
  correctName: (round) => `Runde ${round} berichtigen`,
  history: "Alle Runden und Berichtigungen",

  letStand: "So war es: gelten lassen",
  ruling: "Der Tisch ließ es gelten",
  ruled: "gilt trotzdem",

  skip: "Zur letzten Ansage",
  whoSaid: "Wer sagte zuletzt an?",
  whoSaidHint: "Die Ansagen davor fallen weg. Tippe danach die Ansage.",
  said: (name) => `${name} sagte`,
  unheard: "die Ansagen davor hörte niemand",
  unseen: "ungesehen weitergegeben",
  notSkipped: (name) => `Zurück zu ${name}`,

  void: {
    open: "Runde ungültig",
    title: "Warum gilt die Runde nicht?",
    hint: "Kein Ergebnis, niemand bekommt etwas. Wer sie begann, beginnt noch einmal.",
    reasons: ["Alarm", "Würfel am Boden", "Becher zu früh gehoben"],
  },

  penalty: {
    open: "Eine Strafe",
    title: "Eine Strafe, wie sie der Tisch will",
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
    title: "Wer setzt sich?",
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
    title: "Wer geht?",
    hint: "Der Stand bleibt erhalten, Zurückkommen geht.",
  },
  afterTheRound: "wenn die Runde vorbei ist",

  starter: {
    open: "Jemand anders beginnt",
    title: "Wer beginnt die Runde?",
    hint: (name) => `Nach den Regeln ist es ${name}.`,
  },

  pause: {
    open: "Pause machen",
    title: "Pause",
    kept: "Alles bleibt erhalten. Steck das Handy weg, schließ die Seite, lass den Akku leer werden: Das Spiel geht weiter, wo es war, in Minuten oder Stunden.",
    since: (time, ago) => `Pause seit ${time}, ${ago}.`,
    resume: "Weiter spielen",
    resumed: (time, ago) =>
      `Seit ${time}, ${ago}, wurde nichts aufgeschrieben. Das Spiel geht weiter, wo es war.`,
  },

  stop: {
    open: "Spiel beenden",
    title: "Das Spiel endet hier?",
    hint: "Der Stand bleibt erhalten. Es lässt sich zurücknehmen.",
    save: "Es endet hier",
  },

  movedOn: (what) => `Gerade als du tipptest, ging es weiter: ${what}. Deins wurde nicht aufgeschrieben.`,

  bangs: {
    title: "Bangs, wie sie kamen",
    scores: "zählt",
    byTurn: (name) => `${name} war an der Reihe, also zählt nur dieses Bang.`,
    first: (name) => `${name} war zuerst, also zählt nur dieses Bang.`,
    all: "Jedes davon zählt.",
    too: "Wer noch?",
    whoToo: "Wer rief auch „Bang!“?",
    tooHint: "Sie kommen ans Ende. Vorrang hat, wer an der Reihe war, sonst wer zuerst rief.",
  },

  end: {
    again: "Noch mal",
    againHint: (names) => `${names.length} am Tisch, dieselben Hausregeln`,
    starting: "Beginnt…",
    tied: (names) => `${list(names)} liegen gleichauf. Sie können zusammen spülen oder es ausspielen.`,
    playoff: "Ausspielen",
    playoffName: (names) => `Ausspielen: ein neues Spiel für ${list(names)}`,
    byHand: "Anders entschieden",
    whoWashes: "Wer spült?",
    whoWashesHint: "Entschieden durch irgendein Spiel. Tippe an, wer verloren hat.",
    newCrew: "Andere Crew",
  },
} satisfies Words["moreWords"];

export const sayPenaltyStake: Words["sayPenaltyStake"] = (what, drink) =>
  what === "drink" && drink !== null ? drink : moreWords.penalty.stakes[what];

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
    case "void-round":
      return "ungültig";
    case "adjust":
      return "Strafe";
    case "join":
    case "leave":
      return nameOf(names, action.player);
    case "end":
      return "Ende";
    case "give":
      return sayGiftShort(drink);
    default:
      return sayStepShort(action);
  }
};

const WAYS_ON: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Mach die erste Ansage, oder spring zur letzten.",
  "wrong-phase": "Beende die Runde, oder erkläre sie unter „Mehr“ für ungültig.",
  "round-not-started": "Beginne erst die Runde.",
  "already-challenged": "Gib die Würfel ein, oder nimm den Ruf mit „Rückgängig“ zurück.",
  "not-between-rounds": "Beende die Runde, oder erkläre sie unter „Mehr“ für ungültig.",
  "game-over": "Spielt noch einmal, oder nimm den letzten Eintrag mit „Rückgängig“ zurück.",
  "not-active": "Wähle jemanden, der dabei ist, oder hol ihn unter „Mehr“ zurück.",
  "nothing-to-give": "Prüfe, wer und wie viel.",
  "duplicate-player": "Groß- und Kleinschreibung unterscheidet Namen nicht.",
};

export const sayWayOn: Words["sayWayOn"] = (code) => WAYS_ON[code] ?? "";
