import type { WordsOf } from "../dictionary";
import { gameName } from "./games";
import { sayMoves } from "./historyScreens";
import { sayVerdict } from "./verdicts";

type Words = WordsOf<"verdictLink">;

export const verdictLinkWords = {
  how: "Wer diesen Link hat, kann dieses eine Urteil lesen, und sonst nichts von dem Spiel.",
  qr: "QR-Code des Links zu diesem Urteil",

  shared: "Geteilte Urteile",
  sharedRound: (round) => `Runde ${round}`,
  takeBack: "Zurücknehmen",
  takeBackName: (round) => `Den Link zu Runde ${round} zurücknehmen`,
  takenBack: "Dieser Link führt nirgends mehr hin.",

  playedOn: "gespielt am",
  corrected: "Berichtigt, seit es geteilt wurde",
  correctedHint: "So steht das Urteil jetzt. Wie es geteilt wurde, steht darunter.",
  asShared: "Wie es geteilt wurde",
  gone: "Zurückgenommen, seit es geteilt wurde",
  goneHint: "Der Tisch hat diese Runde zurückgenommen. So wurde das Urteil geteilt.",
  app: "Schreib an deinem eigenen Tisch auf",
  appHint:
    "Liar’s Table merkt sich die Ansagen und entscheidet jedes Bang. Die Würfel bleiben echt; niemand braucht ein Konto.",

  notFound: {
    title: "Unter diesem Becher ist kein Urteil",
    what: "Dieser Link führt zu keinem Urteil: Er wurde zurückgenommen, das Spiel wurde gelöscht, oder ein Zeichen stimmt nicht.",
    safe: "Wer ihn geschickt hat, kann das Urteil vom Tisch aus noch einmal teilen.",
  },
  tooMany: {
    title: "Zu viele Links, die nirgends hinführen",
    what: "An deiner Adresse hat jemand viele Links geöffnet, die nirgends hinführen. Warte eine Minute, dann öffne diesen noch einmal.",
    safe: "Nichts ging verloren.",
  },
  noPicture: "So ein Bild gibt es nicht: Prüfe den Link.",

  says: (name) => `${name} sagte`,
  player: (place) => `Person ${place}`,
  site: "Liar’s Table",
} satisfies Words["verdictLinkWords"];

export const sayVerdictPreview: Words["sayVerdictPreview"] = (settled, { game, names, drink }) => {
  const { stamp, story, finding } = sayVerdict(settled, names);
  return {
    title: `${stamp}: ${gameName(game)}`,
    description: `${story} ${finding} ${sayMoves(settled.moves, names, drink)}.`,
  };
};
