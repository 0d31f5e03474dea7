import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";
import { sayMoves } from "./history";
import { gameName, sayAward, sayHeld } from "./terms";
import { sayVerdict } from "./verdict";

type Words = WordsOf<"sheets">;

export const moreSheetWords = {
  desk: "Einen Streit klären",
  history: "Alle Runden",

  void: {
    open: "Runde ungültig",
    hint: "Niemand bekommt etwas. Es beginnt noch einmal, wer begann.",
    reasons: ["Alarm", "Würfel am Boden", "Becher zu früh gehoben"],
  },

  penalty: {
    open: "Strafe nach Hausregel",
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
    open: "Spieler hinzufügen",
    name: "Name",
    where: "Zwischen welchen Spielern?",
    between: (left, right) => `${left} und ${right}`,
    save: (name) => `${name} hinzufügen`,
    nameFirst: "Gib einen Namen ein",
    back: "Oder jemanden zurückholen",
    backHint: "Mit dem Stand von vorher.",
    comesBack: (name) => `${name} ist zurück`,
  },

  leave: {
    open: "Spieler geht",
    hint: "Behält den Stand und kann zurückkommen.",
  },
  afterTheRound: "wenn die Runde vorbei ist",

  starter: {
    open: "Anderen Beginn wählen",
    hint: (name) => `Nach den Regeln: ${name}.`,
  },

  buyIn: {
    open: "Nachkaufen",
    hint: (chips) => `${sayHeld("chip", chips)} von der Bank, vor der nächsten Runde.`,
    nobody: "Gerade kann niemand nachkaufen.",
    save: (chips) => `Für ${sayHeld("chip", chips)} nachkaufen`,
  },

  result: {
    open: "Nur Ergebnis eintragen",
    hint: "Für Runden, von denen ihr nur den Stand behaltet.",
    question: (move, drink) => {
      const award = sayAward(move, drink);
      return `Wer ${move.from === "bank" && !award.startsWith("bekommt ") ? "bekommt " : ""}${award}?`;
    },
    whoTakes: (pot) => `Wer nimmt den Pott, ${sayHeld("chip", pot)}?`,
    over: { losers: "Spiel vorbei? Wer spült?", winners: "Spiel vorbei? Wer hat gewonnen?" },
    several: "Mehr als eine Änderung",
    what: "Was wechselte den Besitzer?",
    who: { gets: "Wer bekam es?", loses: "Wer gab es her?" },
    told: "Bisher",
    takeOff: (name) => `Entfernen: ${name}`,
    save: "Speichern",
    missing: "Wähle, wer",
  },

  astray: {
    open: "Würfel schief oder vom Tisch",
    does: {
      void: "Hausregel: Die Runde ist ungültig. Es beginnt noch einmal, wer begann.",
      "re-roll": "Hausregel: Den Würfel verdeckt neu würfeln und weiterspielen.",
      stands: "Hausregel: Er zählt, wie er liegt. Ein verlorener Würfel zählt nichts.",
    },
    void: "Runde ungültig",
    note: "Würfel schief oder vom Tisch",
    goOn: "Weiterspielen",
  },

  pause: {
    open: "Pause",
    kept: "Alles ist gespeichert. Leg das Handy weg und macht weiter, wann ihr wollt.",
    since: (time, ago) => `Pause seit ${time}, ${ago}.`,
    resume: "Fortsetzen",
  },

  stop: {
    open: "Spiel beenden",
    hint: "Der Stand bleibt. Du kannst das rückgängig machen.",
    save: "Spiel beenden",
    somebodyElse: { losers: "Jemand anders spült", winners: "Jemand anders hat gewonnen" },
    nobody: { losers: "Niemand spült", winners: "Niemand hat gewonnen" },
    later: "Später weiterspielen",
  },
} satisfies Words["moreSheetWords"];

export const potWords = {
  title: (chips) => `Wer bekommt den Pott, ${sayHeld("chip", chips)}?`,
  share: (names) => (names.length === 1 ? `${names[0]} nimmt ihn` : `${list(names)} teilen ihn`),
  back: "Zurück an alle, die eingezahlt haben",
  one: "Einer nimmt ihn",
} satisfies Words["potWords"];

export const sayPenaltyStake: Words["sayPenaltyStake"] = (what, drink) =>
  what === "drink" && drink !== null ? drink : moreSheetWords.penalty.stakes[what];

export const comfortWords = {
  names: { sound: "Ton", buzz: "Vibrieren" },
  state: (on) => (on ? "an" : "aus"),
  daylight: "Tageslicht",
  mayGoDark: "Dein Bildschirm kann ausgehen: Über einfaches http kann der Browser ihn nicht anlassen.",
  mayGoDarkClose: "OK",
} satisfies Words["comfortWords"];

export const phoneSheetWords = {
  whoHint: "Tippe auf deinen Namen für deine eigenen Tasten.",
  yours: "Dein Platz",
  taken: { here: "Handy am Tisch", away: "auf einem anderen Handy" },
  watch: "Nur zuschauen",
  take: (name) => `Der Platz von ${name} ist auf einem anderen Handy. Hier nutzen?`,
  takeIt: "Hier nutzen",
  leaveIt: "Abbrechen",
  inUse: (name) =>
    `Das Handy von ${name} ist am Tisch. Nur dieses Handy oder wer aufschreibt kann das ändern.`,
  noAnswer: "Keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",

  settleHint: "Das schließt den Streit. Ist das Urteil falsch, korrigiere stattdessen die Runde.",
  reasons: ["Nachgezählt: Es stimmt", "Der Tisch ließ es zu", "Noch einmal gespielt"],
  note: "In eigenen Worten",
  save: "Klären",
  noteFirst: "Sag, wie ihr es geklärt habt",
} satisfies Words["phoneSheetWords"];

export const passWords = {
  open: "An ein Handy ohne Netz",
  which: "Das andere Handy",
  receivers: { follows: "Folgt schon", "is-new": "Ist neu hier" },
  how: "Richte die Kamera des anderen Handys hierauf und öffne den Link. Das Programm muss dort schon einmal mit Netz geöffnet worden sein.",
  qr: (code, of) => `QR-Code ${code} von ${of} mit dem, was hier getippt wurde`,
  code: (code, of) => `Code ${code} von ${of}`,
  next: "Nächster Code",
  back: "Zurück",
  done: "Das andere Handy hat es",
  one: "Von da an sollte eines der beiden aufschreiben. Beide senden, was sie haben, sobald sie Netz haben, und jeder Tipp wird einmal aufgeschrieben.",
  nothing: "Hier wartet nichts auf Netz, oder das andere Handy hat alles.",
  notKept: "Dieser Browser speichert nichts vom Tisch und hat deshalb nichts zu übergeben.",
  received: {
    title: "Von einem anderen Handy",
    some: (have, of) => `${have} von ${of} Codes sind hier. Scanne den nächsten.`,
    round: (rounds) => (rounds === 1 ? "eine Runde gespielt" : `${rounds} Runden gespielt`),
    records: (entries) =>
      entries === 0
        ? "Schreibt nichts auf"
        : entries === 1
          ? "Schreibt 1 Eintrag auf"
          : `Schreibt ${entries} Einträge auf`,
    readFirst: (entries) => `Diese zuerst prüfen: ${entries}`,
    rest: (entries) => `Der Rest, der Reihe nach: ${entries}`,
    take: "Von hier an weiter",
    apart: (deeds) => `Dieses Handy hat allein weitergemacht: ${deeds.join("; ")}.`,
    takeTheirs: "Das aufgeben, das andere nehmen",
    keepOwn: "Behalten, was hier ist",
    here: "Dieses Handy hat schon alles.",
    notStored:
      "Dieser Browser wollte es nicht speichern: ein privates Fenster, oder voll. Nichts wurde geändert.",
    not: {
      broken: "Das ist kein ganzer Code. Scanne ihn noch einmal.",
      missing: "Was vorher gespielt wurde, ist nicht auf diesem Handy. Wähle auf dem anderen „Ist neu hier“.",
      version:
        "Das andere Handy hat eine andere Version des Programms. Öffne es auf beiden mit Netz und lade die neue.",
      unplayable: "Was das andere Handy übergab, lässt sich hier nicht spielen. Nichts wurde geändert.",
      watches:
        "Dieses Handy kann an dem Tisch nur zuschauen. Öffne den Link des Tisches zum Mitspielen und scanne dann noch einmal.",
      "not-at-table":
        "Dieses Handy ist nicht an dem Tisch. Öffne zuerst den Link des Tisches und scanne dann noch einmal.",
      disagrees:
        "Der Tisch hat inzwischen andere Einträge. Sieh ihn dir an und lass dir vom anderen Handy einen neuen Code zeigen.",
    },
  },
} satisfies Words["passWords"];

export const shareWords = {
  what: "Wofür der Link ist",
  kinds: { sit: "Mitspielen", watch: "Nur zuschauen" },
  how: {
    sit: "Wer im selben Netz ist, kann das scannen, sich dazusetzen und auch aufschreiben.",
    watch: "Wer im selben Netz ist, kann das scannen und dem Spiel folgen, aber nichts aufschreiben.",
  },
  hidden:
    "Andere Handys können diese Adresse nicht öffnen: Dieser Computer ist in keinem Netz, das sie erreichen.",
  qr: {
    sit: "QR-Code des Links zum Mitspielen",
    watch: "QR-Code des Links zum Zuschauen",
  },
  copy: "Adresse kopieren",
  copied: "Kopiert",
  selected: "Markiert: Kopiere sie über das Menü deines Handys.",
  send: "Senden…",

  phones: "Am Tisch",
  noPhones: "Noch niemand.",
  phone: "Ein Handy",
  signedIn: "Jemand mit Konto",
  own: "dieses Handy",
  here: "gerade da",
  keeps: "führt den Tisch",
  ofGroup: "Aus der Gruppe",
  groupOut: "Sie kommen herein, weil sie zur Gruppe gehören, und werden dort ausgeschlossen.",
  toMembers: "Mitglieder der Gruppe",
  visits: "Wer hereinkam",
  showVisits: "Zeigen, wer hereinkam",
  olderVisits: "Frühere zeigen",
  noVisits: "Niemand, seit das aufgeschrieben wird.",
  cameBy: {
    started: "hat das Spiel begonnen",
    sit: "kam über den Link zum Mitspielen",
    watch: "kam über den Link zum Zuschauen",
    group: "kam als Mitglied der Gruppe",
    "signed-in": "kam durch die Anmeldung mit",
    handed: "führt ab hier den Tisch",
    screen: "kam als großer Bildschirm",
    links: "hat neue Links gemacht",
  },
  ended: {
    "shown-out": "ausgeschlossen",
    left: "hat die Gruppe verlassen",
    "sat-down": "hat sich dazugesetzt",
    "signed-in": "hat sich angemeldet",
    deleted: "hat das Konto gelöscht",
    ended: "zeigt einen anderen Tisch oder keinen",
  },
  since: "seit",
  may: { record: "spielt mit und schreibt auf", watch: "schaut zu" },
  screen: {
    as: "Großer Bildschirm",
    shows: "zeigt den Tisch",
    sendAway: "Wegschicken",
    sendAwayName: (at) => `Wegschicken: großer Bildschirm, Nummer ${at}`,
    sentAway: "Er ist weggeschickt und zeigt wieder seinen Code.",
    field: "Großer Bildschirm: tippe den Code, den er zeigt",
    where: (address) => `Ein Fernseher oder Laptop zeigt ihn unter ${address}`,
    give: "Den Tisch dort zeigen",
    codeFirst: "Tippe die sechs Zeichen, die der Bildschirm zeigt",
    given: "Der Bildschirm zeigt jetzt diesen Tisch.",
  },
  showOut: "Ausschließen",
  showOutName: (who, at) => `Ausschließen: ${who}, Nummer ${at}`,
  shownOut: "Ausgeschlossen. Mach auch neue Links, wenn niemand über den alten zurückkommen soll.",
  anew: "Neue Links machen",
  anewHint: "Die Links und Codes von vorher führen dann nirgends mehr hin. Wer am Tisch ist, bleibt.",
  anewNow: "Ja, neue Links machen",
  madeAnew: "Das sind die neuen Links. Die von vorher führen nirgends mehr hin.",
  noAnswer: "Keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",

  seatOf: (who, name) => `${who}, Platz von ${name}`,
  handOver: "Abgeben",
  handOverName: (name) => `Den Tisch an ${name} abgeben`,
  handOverHint: (name) =>
    `Danach führt ${name} den Tisch: klärt Streit, schließt Gäste aus, macht neue Links. Du bleibst und schreibst auf wie bisher.`,
  handOverNow: (name) => `Ja, ${name} führt ihn`,
  keepIt: "Nein, ich führe ihn weiter",
  handedOver: (name) => `${name} führt jetzt den Tisch.`,
} satisfies Words["shareWords"];

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

export const tonesWords = {
  title: "Alarm!",
  since: "Pause seit",
  who: "Wer ist im Einsatz?",
  out: "im Einsatz",
  goOn: "Weiter",
  goOnWithout: "Ohne sie weiter",
  asItLies: "Die Runde geht weiter, wie sie ist.",
  cupsStay: "Runde zu Ende spielen: Ihre Becher zählen, ihr Zug wird übersprungen.",
  dealtOut: "Sie setzen aus, bis sie zurück sind.",
  tooFew: "Zum Aussetzen sind zu wenige übrig.",
  void: "Runde ungültig",
  voidDealtOut: "und sie setzen aus",
  finish: { losers: "Schluss, niemand spült", winners: "Schluss, niemand hat gewonnen" },
  lowest: { losers: "Schluss, wer unten ist, spült", winners: "Schluss, wer vorn ist, gewinnt" },
  note: "Alarm",
  away: (names) => `${list(names)} ${names.length === 1 ? "ist" : "sind"} im Einsatz.`,
  back: (name) => `${name} ist zurück`,
  allBack: "Alle sind zurück",
  someBack: "Einige sind zurück",
  whoIsBack: "Wer ist zurück?",
  dealOut: "Sie setzen aus",
  stayAway: "Noch im Einsatz",
} satisfies Words["tonesWords"];

export const deleteWords: Words["deleteWords"] = {
  mistake: "Aus Versehen angelegt?",
  game: {
    open: "Dieses Spiel löschen",
    title: "Dieses Spiel löschen?",
    hint: "Schließt sich auf jedem Handy und zählt nicht mehr. Sein Stechen geht mit.",
    now: "Spiel löschen",
  },
  table: {
    alone: "Diesen Tisch löschen",
    open: (games) => `Den Tisch mit seinen ${games} Spielen löschen`,
    title: (name) => (name === null ? "Den ganzen Tisch löschen?" : `Den Tisch ${name} löschen?`),
    hint: (games) =>
      `${games === 0 ? "Dort wurde noch nichts gespielt." : games === 1 ? "Das Spiel dort schließt sich sofort und zählt nirgends mehr." : `Die ${games} Spiele dort schließen sich sofort und zählen nirgends mehr.`} Seine Links führen ins Leere.`,
    now: "Den Tisch löschen",
  },
  no: "Behalten",
  until: "Wiederherstellen bis",
  back: {
    start: "Bis dahin lässt es sich auf der Startseite wiederherstellen, wo aufgeschrieben wird.",
    group: "Bis dahin lässt es sich auf der Seite der Gruppe wiederherstellen.",
  },
};
