import type { WordsOf } from "../dictionary";
import { ownWord } from "../ruleRows";
import { list } from "./anyPage";
import { sayMoves } from "./history";
import { gameName, sayAward, sayStakeCount } from "./terms";
import { sayVerdict } from "./verdict";

type Words = WordsOf<"sheets">;

export const moreSheetWords = {
  groups: { round: "Diese Runde", players: "Leute", game: "Spiel", phone: "Dieses Handy" },
  desk: "Einen Streit klären",
  history: "Alle Runden",

  void: {
    open: "Runde ungültig",
    hint: "Niemand bekommt etwas. Es beginnt noch einmal, wer begonnen hat.",
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
    save: (name, move, drink) => `${name} ${sayAward(move, drink)}`,
    missing: { who: "Sag, wer", why: "Sag, warum" },
  },

  join: {
    roster: "Liste",
    open: "Person hinzufügen",
    name: "Name",
    where: "Zwischen wem?",
    between: (left, right) => `${left} und ${right}`,
    save: (name) => `${name} hinzufügen`,
    nameFirst: "Gib einen Namen ein",
    back: "Oder jemanden zurückholen",
    backHint: "Mit dem Stand von vorher.",
    rejoin: (name) => `${name} ist zurück`,
  },

  leave: {
    open: "Jemand geht",
    hint: "Behält den Stand und kann zurückkommen.",
  },
  afterTheRound: "wenn die Runde vorbei ist",

  starter: {
    open: "Ändern, wer beginnt",
    hint: (name) => `Nach den Regeln: ${name}.`,
  },

  buyIn: {
    open: "Nachkaufen",
    hint: (chips, drink) => `${sayStakeCount("chip", chips, drink)} von der Bank, vor der nächsten Runde.`,
    noOne: "Gerade kann niemand nachkaufen.",
    save: (chips, drink) => `Für ${sayStakeCount("chip", chips, drink)} nachkaufen`,
  },

  result: {
    open: "Nur Ergebnis eintragen",
    hint: "Für Runden, von denen ihr nur den Stand behaltet.",
    question: (move, drink) => `Wer ${sayAward(move, drink)}?`,
    whoTakes: (pot, drink) => `Wer nimmt den Pott, ${sayStakeCount("chip", pot, drink)}?`,
    over: {
      losers: "Spiel vorbei? Wer spült?",
      lost: "Spiel vorbei? Wer hat verloren?",
      winners: "Spiel vorbei? Wer hat gewonnen?",
    },
    several: "Mehr als eine Änderung",
    what: "Was hat den Besitzer gewechselt?",
    who: { gets: "Wer hat es bekommen?", loses: "Wer hat es verloren?" },
    soFar: "Bisher",
    takeOff: (name) => `Entfernen: ${name}`,
    save: "Speichern",
    missing: "Wähle, wer",
  },

  astray: {
    open: "Würfel schief oder vom Tisch",
    does: {
      void: "Hausregel: Die Runde ist ungültig. Es beginnt noch einmal, wer begonnen hat.",
      "re-roll": "Hausregel: Den Würfel verdeckt neu würfeln und weiterspielen.",
      stands: "Hausregel: Er zählt, wie er liegt. Ein verlorener Würfel zählt nichts.",
    },
    void: "Runde ungültig",
    note: "Würfel schief oder vom Tisch",
    goOn: "Weiterspielen",
  },

  pause: {
    open: "Pause",
    saved: "Alles ist gespeichert. Leg das Handy weg und macht weiter, wann ihr wollt.",
    since: (time, ago) => `Pause seit ${time}, ${ago}.`,
    resume: "Fortsetzen",
  },

  stop: {
    open: "Spiel beenden",
    hint: "Der Stand bleibt. Du kannst das rückgängig machen.",
    save: "Spiel beenden",
    someone: { losers: "Jemand spült", lost: "Jemand hat verloren", winners: "Jemand hat gewonnen" },
    someoneElse: {
      losers: "Jemand anders spült",
      lost: "Jemand anders hat verloren",
      winners: "Jemand anders hat gewonnen",
    },
    noOne: { losers: "Niemand spült", lost: "Niemand hat verloren", winners: "Niemand hat gewonnen" },
    later: "Später weiterspielen",
  },
} satisfies Words["moreSheetWords"];

export const potWords = {
  title: (chips, drink) => `Wer bekommt den Pott, ${sayStakeCount("chip", chips, drink)}?`,
  share: (names) => (names.length === 1 ? `${names[0]} nimmt ihn` : `${list(names)} teilen ihn`),
  back: "Zurück an alle, die eingezahlt haben",
  one: "Eine Person nimmt ihn",
} satisfies Words["potWords"];

export const sayPenaltyStake: Words["sayPenaltyStake"] = (what, drink) =>
  ownWord(what, drink) ?? moreSheetWords.penalty.stakes[what];

export const highRollWords = {
  rolls: (name) => `${name} würfelt`,
  rollsAgain: (name) => `Gleichstand: ${name} würfelt noch mal`,
  rolled: (name, face) => `${name} würfelte eine ${face}`,
  highest: (name) => `${name} hat am höchsten gewürfelt`,
  starts: (name) => `${name} beginnt`,
  note: (dice) => `ausgewürfelt (${dice})`,
} satisfies Words["highRollWords"];

export const preferenceWords = {
  names: { sound: "Ton", buzz: "Vibrieren" },
  state: (on) => (on ? "an" : "aus"),
  daylight: "Tageslicht",
  wakeLock: "Dein Bildschirm kann ausgehen: Über einfaches http kann der Browser ihn nicht anlassen.",
  wakeLockClose: "OK",
} satisfies Words["preferenceWords"];

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
  reasons: ["Nachgezählt: Es stimmt", "Der Tisch hat es zugelassen", "Noch einmal gespielt"],
  note: "In eigenen Worten",
  save: "Klären",
  noteFirst: "Sag, wie ihr es geklärt habt",
} satisfies Words["phoneSheetWords"];

export const passWords = {
  open: "An ein Offline-Handy",
  which: "Das andere Handy",
  receivers: { follows: "Hat diesen Tisch", "is-new": "Neu an diesem Tisch" },
  how: "Scanne das mit dem anderen Handy. Es muss diese App schon online geöffnet haben.",
  qr: (code, of) => `QR-Code ${code} von ${of} mit den Eingaben dieses Handys`,
  code: (code, of) => `Code ${code} von ${of}`,
  next: "Nächster Code",
  back: "Zurück",
  done: "Das andere Handy hat es",
  one: "Schreibt jetzt nur noch auf einem Handy auf. Jede Eingabe wird genau einmal gesendet.",
  nothing: "Nichts zu übertragen.",
  noStorage: "Dieser Browser speichert nichts. Also gibt es nichts zu übertragen.",
  received: {
    title: "Von einem anderen Handy",
    some: (have, of) => `${have} von ${of} Codes gescannt. Scanne den nächsten.`,
    round: (rounds) => (rounds === 1 ? "1 Runde gespielt" : `${rounds} Runden gespielt`),
    records: (entries) =>
      entries === 0
        ? "Trägt nichts ein"
        : entries === 1
          ? "Trägt 1 Eintrag ein"
          : `Trägt ${entries} Einträge ein`,
    readFirst: (entries) => `Diese zuerst prüfen: ${entries}`,
    rest: (entries) => `Der Rest, der Reihe nach: ${entries}`,
    take: "Hier weiterspielen",
    apart: (actions) => `Dieses Handy hat auch eingetragen: ${actions.join("; ")}.`,
    takeTheirs: "Das vom anderen Handy nehmen",
    keepOwn: "Das von diesem Handy behalten",
    here: "Dieses Handy hat schon alles.",
    notStored: "Speichern ging nicht: Das Fenster ist privat oder der Speicher voll.",
    not: {
      broken: "Code unvollständig. Noch mal scannen.",
      missing: "Frühere Runden fehlen. Wähle auf dem anderen Handy „Neu an diesem Tisch“.",
      version: "Die App-Versionen sind verschieden. Öffne die App auf beiden Handys online.",
      unplayable: "Was das andere Handy sendet, lässt sich hier nicht spielen.",
      watches: "Dieses Handy schaut nur zu. Öffne den Link zum Mitspielen und scanne noch einmal.",
      "not-at-table":
        "Dieses Handy ist nicht an dem Tisch. Öffne zuerst den Link des Tisches und scanne dann noch einmal.",
      disagrees: "Der Tisch hat sich geändert. Sieh nach und lass dir einen neuen Code zeigen.",
    },
  },
} satisfies Words["passWords"];

export const shareWords = {
  what: "Wofür der Link ist",
  kinds: { sit: "Mitspielen", watch: "Zuschauen" },
  how: {
    sit: "Zum Mitspielen scannen. Nur im selben WLAN.",
    watch: "Zum Zuschauen scannen. Nur im selben WLAN.",
  },
  hidden: "Andere Handys erreichen diesen Computer nicht. Verbinde ihn mit dem WLAN.",
  qr: { sit: "QR-Code zum Mitspielen", watch: "QR-Code zum Zuschauen" },
  copy: "Link kopieren",
  copied: "Kopiert",
  selected: "Markiert. Kopiere ihn über das Menü deines Handys.",
  send: "Senden…",

  phones: "Am Tisch",
  noPhones: "Noch niemand.",
  phone: "Handy",
  signedIn: "Jemand mit Konto",
  own: "dieses Handy",
  here: "gerade da",
  keeps: "schreibt auf",
  ofGroup: "Mitglieder der Gruppe",
  groupOut: "Entferne sie auf der Seite der Gruppe.",
  toMembers: "Mitglieder öffnen",
  visits: "Wer dazugekommen ist",
  showVisits: "Zeigen, wer dazugekommen ist",
  olderVisits: "Frühere zeigen",
  noVisits: "Noch niemand.",
  joinedBy: {
    started: "hat das Spiel begonnen",
    sit: "ist zum Mitspielen gekommen",
    watch: "ist zum Zuschauen gekommen",
    group: "ist als Mitglied gekommen",
    "signed-in": "ist durch die Anmeldung gekommen",
    handed: "schreibt ab hier auf",
    screen: "als Fernseher verbunden",
    links: "hat die Links zurückgesetzt",
  },
  ended: {
    "shown-out": "entfernt",
    left: "hat die Gruppe verlassen",
    "sat-down": "hat angefangen mitzuspielen",
    "signed-in": "hat sich angemeldet",
    deleted: "hat das Konto gelöscht",
    ended: "hat den Tisch verlassen",
  },
  since: "seit",
  may: { record: "spielt mit", watch: "schaut zu" },
  screen: {
    as: "Fernseher",
    shows: "zeigt diesen Tisch",
    disconnect: "Trennen",
    disconnectName: (at) => `Trennen: Fernseher, Nummer ${at}`,
    disconnected: "Getrennt. Der Fernseher zeigt wieder seinen Code.",
    field: "Code auf dem Fernseher",
    where: (address) => `Den Code zeigt der Fernseher unter ${address}.`,
    give: "Fernseher verbinden",
    codeFirst: "Gib die sechs Zeichen vom Fernseher ein",
    given: "Der Fernseher zeigt jetzt diesen Tisch.",
  },
  remove: "Entfernen",
  removeName: (who, at) => `Entfernen: ${who}, Nummer ${at}`,
  removed: "Entfernt. Setze auch die Links zurück, sonst ist Wiederkommen möglich.",
  resetLinks: "Links zurücksetzen",
  resetHint: "Alte Links und Codes gelten nicht mehr. Alle am Tisch bleiben.",
  resetNow: "Ja, Links zurücksetzen",
  linksReset: "Das sind die neuen Links. Die alten sind abgeschaltet.",
  noAnswer: "Keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",

  seatOf: (who, name) => `${who}, Platz von ${name}`,
  handOver: "Aufschreiben lassen",
  handOverName: (name) => `Aufschreiben lassen: ${name}`,
  handOverHint: (name) => `${name} schreibt ab jetzt auf. Du spielst weiter mit.`,
  handOverNow: (name) => `Ja, ${name} schreibt auf`,
  keepIt: "Abbrechen",
  handedOver: (name) => `${name} schreibt jetzt auf.`,
} satisfies Words["shareWords"];

export const verdictLinkWords = {
  how: "Wer diesen Link hat, liest dieses Urteil und sonst nichts.",
  qr: "QR-Code zu diesem Urteil",

  playedOn: "gespielt am",
  corrected: "Seit dem Teilen korrigiert",
  correctedHint: "Das ist das Urteil von jetzt. Das geteilte steht darunter.",
  asShared: "Wie geteilt",
  undone: "Seit dem Teilen rückgängig gemacht",
  undoneHint: "Der Tisch hat diese Runde rückgängig gemacht. Das ist das geteilte Urteil.",
  app: "Schreib an deinem Tisch mit",
  appHint: "Echte Würfel. Dein Handy klärt jeden Bluff. Kein Konto nötig.",

  notFound: {
    title: "Unter diesem Becher ist kein Urteil",
    what: "Der Link ist abgeschaltet oder vertippt, oder das Spiel wurde gelöscht.",
    safe: "Lass dir das Urteil noch einmal teilen.",
  },
  tooMany: { title: "Zu viele ungültige Links", what: "Warte eine Minute, dann öffne diesen noch einmal." },
  noPicture: "Bild nicht gefunden. Prüfe den Link.",

  says: (name) => `${name} sagte`,
  player: (place) => `Person ${place}`,
  site: "Liar’s Table",
} satisfies Words["verdictLinkWords"];

export const sayVerdictPreview: Words["sayVerdictPreview"] = (settled, { game, names, drink }) => {
  const { stamp, story, finding } = sayVerdict(settled, names, drink);
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
  sittingOut: "Sie setzen aus, bis sie zurück sind.",
  tooFew: "Zum Aussetzen sind zu wenige übrig.",
  void: "Runde ungültig",
  voidSittingOut: "und sie setzen aus",
  finish: {
    losers: "Schluss, niemand spült",
    lost: "Schluss, niemand hat verloren",
    winners: "Schluss, niemand hat gewonnen",
  },
  lowest: {
    losers: "Schluss, wer unten ist, spült",
    lost: "Schluss, wer unten ist, verliert",
    winners: "Schluss, wer vorn ist, gewinnt",
  },
  note: "Alarm",
  away: (names) => `${list(names)} ${names.length === 1 ? "ist" : "sind"} im Einsatz.`,
  back: (name) => `${name} ist zurück`,
  allBack: "Alle sind zurück",
  someBack: "Einige sind zurück",
  whoIsBack: "Wer ist zurück?",
  sitOut: "Sie setzen aus",
  stillOnCall: "Noch im Einsatz",
} satisfies Words["tonesWords"];

export const shiftWords: Words["shiftWords"] = {
  open: (name) => (name === null ? "Schicht wählen" : `Schicht: ${name}`),
  hint: "Das Spiel zählt für diese Schicht.",
  called: (name) => `Schicht ${name}`,
  none: "Keine Schicht",
};

export const deleteWords: Words["deleteWords"] = {
  mistake: "Aus Versehen angelegt?",
  game: {
    unplayed: "Löschen: nichts wurde gespielt",
    open: "Dieses Spiel löschen",
    title: "Dieses Spiel löschen?",
    hint: "Schließt sich auf jedem Handy und zählt nicht mehr. Sein Stechen wird mitgelöscht.",
    now: "Spiel löschen",
  },
  table: {
    alone: "Diesen Tisch löschen",
    open: (games) => `Diesen Tisch und seine ${games} Spiele löschen`,
    title: (name) => (name === null ? "Diesen Tisch löschen?" : `${name} löschen?`),
    hint: (games) =>
      `${games === 0 ? "" : games === 1 ? "Das Spiel dort schließt sich auf jedem Handy und zählt nicht mehr. " : `Die ${games} Spiele dort schließen sich auf jedem Handy und zählen nicht mehr. `}Seine Links gelten nicht mehr.`,
    now: "Tisch löschen",
  },
  no: "Behalten",
  until: "Wiederherstellen bis",
  back: {
    start: "Wer aufschreibt, kann es bis dahin auf der eigenen Startseite wiederherstellen.",
    group: "Bis dahin lässt es sich auf der Seite der Gruppe wiederherstellen.",
  },
};
