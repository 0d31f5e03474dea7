import type { WordsOf } from "../dictionary";
import { numberWord } from "./anyPage";

type Words = WordsOf<"group">;

const ROLES = {
  owner: { name: "Leitung", one: "Leitung", means: "Gibt die Gruppe auch ab oder löscht sie" },
  keeper: {
    name: "Admin",
    one: "Admin",
    means: "Verwaltet Liste, Abende, Einstellungen, Einladungen",
  },
  member: {
    name: "Mitglied",
    one: "Mitglied",
    means: "Spielt und schreibt auf",
  },
  viewer: { name: "Zuschauer", one: "Zuschauer", means: "Schaut nur zu" },
};

const INTO = {
  owner: "Zur Leitung machen",
  keeper: "Zum Admin machen",
  member: "Zum Mitglied machen",
  viewer: "Zum Zuschauer machen",
};

export const groupWords = {
  noAnswer: "Keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",
  home: "Startseite",
  cancel: "Abbrechen",
  roles: ROLES,

  start: {
    title: "Deine Gruppen",
    gameOn: "Spiel öffnen",
    toGame: (group) => `Spiel öffnen: ${group}`,
    make: "Gruppe anlegen",
    deleted: (name) => `${name} gelöscht.`,
    restore: "Wiederherstellen",
    restoreName: (name) => `${name} wiederherstellen`,
    until: "bis",
    deletedGame: (crew) => `Spiel mit ${crew} gelöscht`,
    deletedTable: (table, crew, games) =>
      `Tisch ${table ?? `(${crew})`} gelöscht, mit ${games === 1 ? "seinem Spiel" : `seinen ${games} Spielen`}`,
    played: "gespielt",
    deletedHeading: "Gelöscht",
  },

  make: {
    title: "Gruppe anlegen",
    why: "Merkt sich eure Leute, eure Spiele und wer was schuldet.",
    name: "Name der Gruppe",
    namePlaceholder: "Löschzug 7",
    kind: "Art der Gruppe",
    kinds: {
      crew: { name: "Wache", means: "Schichten A, B und C, und Abwasch" },
      bar: { name: "Kneipe", means: "Gäste kommen und gehen, Saison für Saison" },
      friends: { name: "Freunde", means: "Dieselben Leute, Saison für Saison" },
    },
    timeZone: "Zeitzone",
    timeZoneHint: "Danach richtet sich, wann ein Tag endet.",
    game: "Standardspiel",
    gameHint: "Ein anderes geht jederzeit.",
    done: "Gruppe anlegen",
    making: "Wird angelegt…",
    noName: "Gib der Gruppe einen Namen.",
  },

  members: {
    title: "Mitglieder",
    you: "du",
    since: "seit",
    change: (name) => `${name} bearbeiten`,
    sheet: (name) => name,
    make: (role) => INTO[role],
    isNow: (name, role) => `${name} ist jetzt ${ROLES[role].one}.`,
    remove: "Entfernen",
    removeSure: "Aus der Gruppe entfernen?",
    removeHint: "Die Tische schließen sich dort sofort. Die Spiele bleiben.",
    removeOpen: (count) =>
      count === 1
        ? "Schaltet auch die offene Einladung ab und erneuert die Tischlinks."
        : `Schaltet auch ${count} offene Einladungen ab und erneuert die Tischlinks.`,
    removeNow: (name) => `${name} entfernen`,
    removed: (name) => `${name} entfernt.`,
    leave: "Gruppe verlassen",
    leaveSure: "Diese Gruppe verlassen?",
    leaveHint: "Die Tische schließen sich sofort. Zurück geht es mit Einladung.",
    leaveNow: "Verlassen",
    lastOwner: "Nur du leitest die Gruppe. Gib sie in den Einstellungen ab, bevor du gehst.",
  },

  invite: {
    title: "Einladungen",
    open: "Jemanden einladen",
    sheet: "Jemanden einladen",
    role: "Rolle",
    lasts: "Läuft ab nach",
    hours: { 1: "1 Stunde", 24: "1 Tag", 168: "7 Tage", 720: "30 Tage" },
    often: "Gilt für",
    uses: (uses) => (uses === 1 ? "1 Person" : `bis zu ${uses} Personen`),
    make: "Link anlegen",
    making: "Wird angelegt…",
    once: "Wird nur einmal gezeigt. Wer ihn hat, kommt herein.",
    qr: "QR-Code der Einladung",
    hidden: "Andere Handys erreichen diesen Computer nicht. Verbinde ihn mit dem WLAN.",
    copy: "Link kopieren",
    copied: "Kopiert",
    selected: "Markiert. Kopiere ihn über das Menü deines Handys.",
    send: "Senden…",
    none: "Keine offenen Einladungen.",
    line: (role, uses, most) => `Einladung (${ROLES[role].name}): ${uses} von ${most} benutzt`,
    until: "bis",
    madeBy: (name) => `von ${name}`,
    revoke: "Abschalten",
    revokeMeans: "Wer schon beigetreten ist, bleibt Mitglied.",
    revokeNow: "Einladung abschalten",
    revokeName: (role) => `Einladung als ${ROLES[role].one} abschalten`,
    revoked: "Abgeschaltet. Dieser Link gilt nicht mehr.",
  },

  settings: {
    title: "Einstellungen",
    save: "Speichern",
    saving: "Wird gespeichert…",
    saved: "Gespeichert.",
    group: "Gruppe",
    name: "Name",
    kind: "Art der Gruppe",
    game: "Standardspiel",
    house: "Übliche Hausregeln",
    tonight: "Mitglieder dürfen für einen Abend ändern",
    tones: "Alarmtaste",
    tonesHint: "Hält alle Handys an. Wer im Einsatz ist, setzt aus.",
    tonesOf: { on: "An", off: "Aus" },
    cloth: {
      legend: "Aussehen des Tischs",
      hint: "Auf Handys, Fernseher und geteilten Bildern.",
      shown: "Vorschau",
      felt: "Filz",
      felts: {
        green: "Grün",
        petrol: "Petrol",
        blue: "Blau",
        plum: "Pflaume",
        tobacco: "Tabak",
        slate: "Schiefer",
      },
      stamp: {
        short: "Stempel bei zu wenig",
        there: "Stempel, wenn es stimmt",
      },
      own: { short: "Zwei zu wenig", there: "Stimmt, eins mehr" },
      stampHint: "Leer: die üblichen Worte.",
      plate: "Namensschild",
      plateHint: "Kurzer Text auf dem Filz. Leer: keiner.",
      platePlaceholder: "WACHE 7 · SCHICHT B",
    },
    tables: "Tische",
    tablesHint: "Jeder Tisch behält seinen QR-Code. Druckt ihn aus.",
    table: "Name des Tischs",
    addTable: "Tisch hinzufügen",
    changeTable: (name) => `${name} bearbeiten`,
    tableSaved: (name) => `${name} gespeichert.`,
    qr: "QR-Code",
    handOver: "Gruppe abgeben",
    handOverHint: "Jemand anders übernimmt die Leitung. Du wirst Admin.",
    handOverTitle: "Wer übernimmt die Leitung?",
    handOverTo: (name) => `An ${name} abgeben`,
    noOneElse: "Sonst ist noch niemand hier. Lade zuerst jemanden ein.",
    delete: "Gruppe löschen",
    deleteTitle: (name) => `${name} löschen?`,
    deleteHint: (members) =>
      members === 1
        ? "Spiele, Liste und Abende schließen sich sofort."
        : `Spiele, Liste und Abende schließen sich sofort, für alle ${numberWord(members)} Mitglieder.`,
    deleteBack: "Bis dahin kann die Leitung sie auf der Startseite wiederherstellen.",
    deleteUntil: "Wiederherstellen bis",
    deleteNow: "Löschen",
  },

  invitation: {
    title: "Einladung",
    as: (role) => `als ${ROLES[role].one}.`,
    to: "Du bist eingeladen zu",
    how: "Leg ein Konto an, um mitzumachen.",
    signUp: "Konto anlegen",
    signIn: "Anmelden",
    who: "Wer bist du am Tisch?",
    am: (name) => `Ich bin ${name}`,
    isNew: "Ich bin neu hier",
    signedInAs: (name) => `Angemeldet als ${name}.`,
    join: "Beitreten",
    joining: "Beitritt läuft…",
    belongs: "Du bist schon dabei",
    belongsAs: (role) => `Du bist in dieser Gruppe ${ROLES[role].one}.`,
    toGroup: "Zur Gruppe",
    nothing: {
      title: "Diese Einladung gilt nicht mehr",
      what: "Sie ist aufgebraucht, abgeschaltet oder unvollständig.",
      safe: "Bitte um eine neue.",
    },
    tooMany: {
      title: "Zu viele ungültige Links",
      what: "Sie wurden aus deinem Netz geöffnet.",
      safe: "Warte eine Minute und öffne den Link noch mal.",
    },
  },
} satisfies Words["groupWords"];

export const sayInvited: Words["sayInvited"] = (group, role) =>
  `${groupWords.invitation.to} ${group} ${groupWords.invitation.as(role)}`;

export const moreWords = {
  crew: "Crew",
  people: "Leute",
  play: "Spielen",
  past: "Rückblick",
  review: (when) => `Rückblick: ${when}`,
  members: "Mitglieder und Einladungen",
  tables: "Tische und QR-Codes",
  count: (people) => (people === 1 ? "1 Person" : `${people} Personen`),
  saved: (rules) => `${rules} gespeichert`,
} satisfies Words["moreWords"];

export const presetWords = {
  title: "Hausregeln",
  hint: "Einmal gespeichert, nutzt ein neues Spiel sie mit einmal Tippen.",
  usual: "Wie in der Gruppe",
  usualHint: "Neue Spiele beginnen damit.",
  ruleBook: "Standardregeln",
  none: "Noch keine Regeln gespeichert.",
  noneSaved: "Speichert, wie ihr spielt, etwa „Freitagsregeln“ oder „Kinderregeln“.",
  noneSee: "Ein Admin kann welche speichern.",
  add: "Hausregeln hinzufügen",
  toAll: "Alle Hausregeln",

  name: "Name",
  namePlaceholder: "Wachenregeln",
  game: "Spiel",
  keep: "Regeln speichern",
  keeping: "Wird gespeichert…",

  change: "Bearbeiten",
  changeTitle: (name) => `${name} bearbeiten`,
  frozen: "Laufende Spiele behalten ihre Regeln.",
  saved: "Gespeichert.",

  play: "Mit diesen Regeln spielen",
  share: "Teilen",
  shareTitle: (name) => `${name} teilen`,
  shareHow: "Wer den Link hat, kann sie lesen und speichern.",
  qr: "QR-Code dieser Regeln",

  compare: "Vergleichen",
  compareTwo: "Zwei vergleichen",
  compareTitle: (game) => `${game}: zwei vergleichen`,
  one: "Diese",
  other: "Mit diesen",
  compareNow: "Unterschiede zeigen",

  delete: "Löschen",
  deleteTitle: (name) => `${name} löschen?`,
  deleteHint: "Frühere Spiele und Urteile behalten sie.",
  deleteNow: "Löschen",

  pick: "Hausregeln",
  take: "Kopieren von",

  called: (name, game) => `${name}: Hausregeln für ${game}`,
  saveIn: "In einer Gruppe speichern",
  saveGroup: "In welcher Gruppe?",
  savedIn: (name, group) => `„${name}“ in ${group} gespeichert.`,
  toSaved: "Dort ansehen",
} satisfies Words["presetWords"];

export const tableNames = { crew: "Küche", bar: "Theke", friends: "Tisch" } satisfies Words["tableNames"];

export const tableCodeWords = {
  title: "QR-Code für die Wand",
  how: "Scannen und mitspielen. Ohne App, ohne Konto.",
  qr: "QR-Code zum Mitspielen",
  lasts: "Gilt auf Jahre. Neue Links schalten ihn ab.",
  onWall: "Für die Wand drucken",
  table: "Unser Tisch",
} satisfies Words["tableCodeWords"];

export const emptyTableWords = {
  what: "An diesem Tisch gab es noch kein Spiel.",
  wait: "Das nächste Spiel öffnet sich hier von selbst.",
} satisfies Words["emptyTableWords"];

export const joinWords = {
  sit: {
    asked: "Du bist zum Mitspielen eingeladen",
    how: "Ansagen und anzweifeln vom eigenen Handy.",
    key: "Mitspielen",
    preview: (game) => (game ? `Spiel mit: ${game}` : "Spiel an diesem Tisch mit"),
  },
  watch: {
    asked: "Du bist zum Zuschauen eingeladen",
    how: "Sieh jede Ansage und jedes Urteil sofort. Nur zum Lesen.",
    key: "Zuschauen",
    preview: (game) => (game ? `Schau zu: ${game}` : "Schau diesem Tisch zu"),
  },
  since: "seit",
  over: "Spiel vorbei",
  nothingOn: "gerade kein Spiel",
  playing: (round, people) => `Runde ${round}, ${people} Leute.`,
  played: "Das letzte Spiel ist vorbei.",
  noAccount: "Kein Konto nötig.",
  asWhom: "Wer bist du? Tippe auf deinen Namen.",
  sitAs: (name) => `Als ${name} mitspielen`,
  noSeat: "Ohne Platz mitspielen",
  as: (name) => `Du bist als ${name} dabei.`,
  going: "Beitritt läuft…",

  notFound: {
    title: "Link nicht gefunden",
    what: "Der Link wurde abgeschaltet oder falsch eingetippt.",
    safe: "Bitte noch mal darum oder scanne den QR-Code am Tisch.",
  },
  tooMany: {
    title: "Zu viele ungültige Links",
    what: "Sie wurden aus deinem Netz geöffnet.",
    safe: "Warte eine Minute und öffne diesen noch mal.",
  },
} satisfies Words["joinWords"];
