import type { WordsOf } from "../dictionary";
import { gameName } from "./games";
import { sayMoves } from "./historyScreens";
import { sayVerdict } from "./verdicts";

type Words = WordsOf<"verdictLink">;

export const verdictLinkWords = {
  how: "Wer diesen Link hat, kann dieses eine Urteil lesen, sonst nichts vom Spiel.",
  qr: "QR-Code des Links zu diesem Urteil",

  shared: "Geteilte Urteile",
  sharedRound: (round) => `Runde ${round}`,
  takeBack: "Zurücknehmen",
  takeBackName: (round) => `Den Link zu Runde ${round} zurücknehmen`,
  takenBack: "Dieser Link führt nirgends mehr hin.",

  playedOn: "gespielt am",
  corrected: "Seit dem Teilen berichtigt",
  correctedHint: "Das ist das Urteil, wie es jetzt gilt. Darunter steht es, wie es geteilt wurde.",
  asShared: "Wie es geteilt wurde",
  gone: "Seit dem Teilen zurückgenommen",
  goneHint: "Der Tisch hat diese Runde zurückgenommen. Das ist das Urteil, wie es geteilt wurde.",
  app: "Am eigenen Tisch mitschreiben",
  appHint:
    "Liar’s Table merkt sich die Ansagen und entscheidet jeden Bang. Die Würfel bleiben echt; niemand braucht ein Konto.",

  notFound: {
    title: "Kein Urteil unter diesem Becher",
    what: "Dieser Link führt zu keinem Urteil: Er wurde zurückgenommen, sein Spiel gelöscht, oder ein Zeichen stimmt nicht.",
    safe: "Wer ihn geschickt hat, kann das Urteil am Tisch noch einmal teilen.",
  },
  tooMany: {
    title: "Zu viele Links, die nirgends hinführen",
    what: "Jemand an deiner Adresse hat viele Links geöffnet, die nirgends hinführen. Warte eine Minute, dann öffne diesen noch einmal.",
    safe: "Nichts ist verloren.",
  },
  busy: "Gerade werden zu viele Bilder gezeichnet. Versuch es gleich noch einmal.",
  noPicture: "So ein Bild gibt es nicht: prüfe den Link.",

  says: (name) => `${name} sagte`,
  player: (place) => `Spieler ${place}`,
  site: "Liar’s Table",
} satisfies Words["verdictLinkWords"];

export const sayVerdictPreview: Words["sayVerdictPreview"] = (settled, { game, names, drink }) => {
  const { stamp, story, finding } = sayVerdict(settled, names);
  return {
    title: `${stamp}: ${gameName(game)}`,
    description: `${story} ${finding} ${sayMoves(settled.moves, names, drink)}.`,
  };
};
