import type { WordsOf } from "../dictionary";
import { nameOf } from "../names";
import { sayGiftShort, sayStepShort } from "./cupSteps";
import { sayWhatWasClaimed } from "./screens";

type Words = WordsOf<"moreScreens">;

export const moreWords = {
  more: "Mehr",
  titles: {
    menu: "Was war sonst noch?",
    void: "Warum gilt die Runde nicht?",
    penalty: "Eine Strafe, wie sie der Tisch will",
    join: "Wer setzt sich?",
    leave: "Wer geht?",
    starter: "Wer beginnt die Runde?",
    pause: "Pause",
    stop: "Das Spiel endet hier?",
  },
  resumed: (time, ago) =>
    `Seit ${time}, ${ago}, wurde nichts aufgeschrieben. Das Spiel geht weiter, wo es war.`,

  undo: "Zurück",
  undoWhat: (what) => `Zurück: ${what}`,
  takenBack: (what) => `Zurückgenommen: ${what}.`,
  takenBackElsewhere: (what) => `Auf einem anderen Handy zurückgenommen: ${what}.`,
  putBack: "Doch gelten lassen",
  cannotUndo: "Keine Verbindung, also wurde nichts zurückgenommen. Versuch es wieder, wenn das Netz da ist.",
  cannotCorrect:
    "Keine Verbindung, also wurde nichts aufgeschrieben. Versuch es wieder, wenn das Netz da ist.",
  correct: "Berichtigen",
  correctName: (round) => `Runde ${round} berichtigen`,
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

  movedOn: (what) => `Gerade als du tipptest, ging es weiter: ${what}. Deins wurde nicht aufgeschrieben.`,
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
