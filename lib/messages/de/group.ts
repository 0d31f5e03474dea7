import type { WordsOf } from "../dictionary";
import { numberWord } from "./anyPage";

type Words = WordsOf<"group">;

const ROLES = {
  owner: { name: "Leitung", one: "Leitung", means: "Hat das letzte Wort: Rollen, Abgeben, Löschen." },
  keeper: {
    name: "Spielwart",
    one: "Spielwart",
    means: "Führt die Liste, die Abende und die Einstellungen und lädt Leute ein.",
  },
  member: {
    name: "Mitglied",
    one: "Mitglied",
    means: "Beginnt Spiele und schreibt an den Tischen der Gruppe auf.",
  },
  viewer: { name: "Zuschauer", one: "Zuschauer", means: "Schaut zu und ändert nichts." },
};

const INTO = {
  owner: "Zur Leitung machen",
  keeper: "Zum Spielwart machen",
  member: "Zum Mitglied machen",
  viewer: "Zum Zuschauer machen",
};

export const groupWords = {
  noAnswer:
    "Es kam keine Antwort, also ist nicht sicher, ob es geklappt hat. Prüfe die Verbindung und versuch es noch einmal.",
  home: "Zur Startseite",
  cancel: "Abbrechen",
  roles: ROLES,

  start: {
    title: "Deine Gruppen",
    gameOn: "Ein Spiel läuft",
    toGame: (group) => `Ein Spiel läuft: zum Tisch von ${group}`,
    make: "Gruppe anlegen",
    deleted: (name) => `${name} ist gelöscht.`,
    putBack: "Zurückholen",
    putBackName: (name) => `${name} zurückholen`,
    until: "bis",
    deletedGame: (crew) => `Das Spiel von ${crew} ist gelöscht.`,
    deletedTable: (table, crew, games) =>
      `${table === null ? `Der Tisch von ${crew}` : `Der Tisch ${table}`} ist gelöscht, mit ${games === 1 ? "seinem Spiel" : `seinen ${games} Spielen`}.`,
    played: "gespielt",
    gone: "Gelöscht",
  },

  make: {
    title: "Eine eigene Gruppe",
    why: "Eine Liste, ein Gedächtnis: wer wann gespült hat.",
    name: "Wie heißt sie?",
    namePlaceholder: "Löschzug 7",
    kind: "Wer spielt?",
    kinds: {
      crew: { name: "Eine Wache", means: "Schichten A, B und C, und Geschirr zu spülen." },
      bar: { name: "Eine Kneipe", means: "Gäste kommen und gehen; eine Saison hat einen ersten Tag." },
      friends: { name: "Freunde", means: "Dieselben Leute über die Jahre, in Saisons." },
    },
    timeZone: "Zeitzone",
    timeZoneHint: "Sie entscheidet, zu welchem Tag ein Abend gehört.",
    game: "Was ihr meistens spielt",
    gameHint: "Jeden Abend geht auch jedes andere Spiel.",
    done: "Gruppe anlegen",
    making: "Wird angelegt…",
    noName: "Gib der Gruppe einen Namen.",
  },

  members: {
    title: "Mitglieder",
    you: "du",
    since: "seit",
    change: (name) => `${name} ändern`,
    sheet: (name) => name,
    make: (role) => INTO[role],
    isNow: (name, role) => `${name} ist jetzt ${ROLES[role].one}.`,
    showOut: "Ausschließen",
    showOutSure: "Aus der Gruppe ausschließen?",
    showOutHint:
      "Offene Tische sind dort sofort leer. Was gespielt wurde, bleibt in der Geschichte, und eine Einladung bringt zurück.",
    showOutOpen: (count) =>
      count === 1
        ? "Auch die offene Einladung wird widerrufen, und die Tische bekommen neue Links: Über einen bekannten kommt niemand zurück."
        : `Auch die ${count} offenen Einladungen werden widerrufen, und die Tische bekommen neue Links: Über einen bekannten kommt niemand zurück.`,
    showOutNow: (name) => `${name} ausschließen`,
    shownOut: (name) => `${name} ist draußen.`,
    leave: "Gruppe verlassen",
    leaveSure: "Diese Gruppe verlassen?",
    leaveHint: "Ihre Tische schließen sich für dich sofort. Nur eine Einladung bringt dich zurück.",
    leaveNow: "Verlassen",
    lastOwner: "Außer dir leitet sie niemand: Gib sie vorher in den Einstellungen ab, oder lösche sie dort.",
  },

  invite: {
    title: "Einladungen",
    open: "Jemanden einladen",
    sheet: "Jemanden einladen",
    role: "Als was?",
    lasts: "Wie lange?",
    hours: { 1: "1 Stunde", 24: "1 Tag", 168: "7 Tage", 720: "30 Tage" },
    often: "Für wie viele?",
    uses: (uses) => (uses === 1 ? "1 Person" : `Bis zu ${uses}`),
    make: "Link machen",
    making: "Wird gemacht…",
    once: "Dieser Link wird nur dieses eine Mal gezeigt. Wer ihn hat, darf herein.",
    qr: "QR-Code der Einladung",
    hidden:
      "Andere Handys können diese Adresse nicht öffnen: Dieser Computer ist in keinem Netz, das sie erreichen.",
    copy: "Link kopieren",
    copied: "Kopiert",
    selected: "Markiert: Kopiere ihn über das Menü deines Handys.",
    send: "Senden…",
    none: "Keine Einladung ist offen.",
    line: (role, uses, most) => `${ROLES[role].name}: ${uses} von ${most} benutzt`,
    until: "bis",
    madeBy: (name) => `von ${name}`,
    revoke: "Widerrufen",
    revokeName: (role) => `Einladung als ${ROLES[role].one} widerrufen`,
    revoked: "Widerrufen: Dieser Link lässt niemanden mehr herein.",
  },

  settings: {
    title: "Einstellungen",
    save: "Speichern",
    saving: "Wird gespeichert…",
    saved: "Gespeichert.",
    group: "Die Gruppe",
    name: "Name",
    kind: "Art",
    game: "Spiel, das zuerst angeboten wird",
    house: "Hausregeln für den Anfang",
    houseHint: "Ein neues Spiel beginnt mit ihnen. Spiele, die schon laufen, behalten ihre.",
    tones: "Eine Taste für den Alarm",
    tonesHint: "Sie hält ein Spiel auf allen Handys an; wer ausrückt, setzt aus.",
    tonesOf: { on: "An", off: "Aus" },
    cloth: {
      legend: "Tischtuch",
      hint: "Es liegt auf allen Tischen der Gruppe: auf den Handys, auf dem großen Bildschirm und auf geteilten Bildern.",
      shown: "So wird es aussehen",
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
        short: "Stempel auf einer Ansage, die zu hoch war",
        there: "Stempel auf einer Ansage, die stimmte",
      },
      own: { short: "Zwei zu wenig", there: "Stimmt, eins mehr" },
      stampHint: "Leer sagt jeder, was war, in der Sprache, in der gelesen wird.",
      plate: "Namensschild",
      plateHint: "Eine kurze Zeile auf dem Filz. Leer gibt es keines.",
      platePlaceholder: "WACHE 7 · SCHICHT B",
    },
    tables: "Tische",
    tablesHint: "Wo gespielt wird. Jeder behält seinen QR-Code auf Jahre: häng ihn an die Wand.",
    table: "Tisch",
    addTable: "Noch ein Tisch",
    changeTable: (name) => `${name} ändern`,
    tableSaved: (name) => `${name} ist gespeichert.`,
    qr: "QR-Code",
    handOver: "Gruppe abgeben",
    handOverHint: "Jemand anders übernimmt die Leitung, und du wirst Spielwart.",
    handOverTitle: "Wer übernimmt die Leitung?",
    handOverTo: (name) => `An ${name} abgeben`,
    nobodyElse: "Sonst ist noch niemand in der Gruppe. Lade zuerst jemanden ein.",
    delete: "Gruppe löschen",
    deleteTitle: (name) => `${name} löschen?`,
    deleteHint: (members) =>
      members === 1
        ? "Ihre Spiele, ihre Liste und ihre Abende schließen sich sofort."
        : `Ihre Spiele, ihre Liste und ihre Abende schließen sich sofort, für alle ${numberWord(members)} Mitglieder.`,
    deleteBack: "Bis dahin kann die Leitung sie auf der Startseite zurückholen; danach ist alles darin weg.",
    deleteUntil: "Wiederherstellen bis",
    deleteNow: "Löschen",
  },

  invitation: {
    title: "Eine Einladung",
    as: (role) => `als ${ROLES[role].one}.`,
    to: "Du bist eingeladen zu",
    how: "Mit einem Konto kommst du von jedem Handy herein und bleibst.",
    signUp: "Konto anlegen",
    signIn: "Anmelden",
    who: "Wer bist du am Tisch?",
    am: (name) => `Ich bin ${name}`,
    isNew: "Ich bin neu hier",
    signedInAs: (name) => `Du bist angemeldet als ${name}.`,
    join: "Hereinkommen",
    joining: "Einen Moment…",
    belongs: "Du gehörst schon dazu",
    belongsAs: (role) => `Du bist in dieser Gruppe ${ROLES[role].one}.`,
    toGroup: "Zur Gruppe",
    nothing: {
      title: "Hier kommt niemand herein",
      what: "Diese Einladung lässt niemanden herein: Sie ist vielleicht aufgebraucht, widerrufen oder abgelaufen, oder der Link ist nicht ganz.",
      safe: "Nichts ging verloren. Bitte um eine neue, wo du sie herhast.",
    },
    tooMany: {
      title: "Einen Moment",
      what: "Von hier wurden zu viele Links geöffnet, die nirgends hinführen.",
      safe: "Nichts ging verloren. Warte eine Minute, dann öffne den Link noch einmal.",
    },
  },
} satisfies Words["groupWords"];

export const sayInvited: Words["sayInvited"] = (group, role) =>
  `${groupWords.invitation.to} ${group} ${groupWords.invitation.as(role)}`;

export const presetWords = {
  title: "Hausregeln",
  hint: "Einmal unter einem Namen aufgeschrieben, nimmt ein neues Spiel sie mit einem Tipp.",
  usual: "Wie üblich",
  usualHint: "Damit beginnt hier ein neues Spiel.",
  ruleBook: "Wie im Regelbuch",
  none: "Noch keine Hausregeln haben hier einen Namen.",
  noneKeep: "Schreib auf, wie ihr spielt, etwa „Wachenregeln“ oder „Kinderregeln“.",
  noneSee: "Ein Spielwart dieser Gruppe schreibt sie auf.",
  add: "Neue Hausregeln",
  toAll: "Alle Hausregeln dieser Gruppe",

  name: "Name",
  namePlaceholder: "Wachenregeln",
  game: "Spiel",
  keep: "Behalten",
  keeping: "Wird behalten…",

  change: "Ändern",
  changeTitle: (name) => `${name} ändern`,
  frozen: "Spiele, die schon laufen, behalten die Regeln, mit denen sie begonnen haben.",
  saved: "Gespeichert.",

  play: "Neues Spiel mit diesen",
  share: "Teilen",
  shareTitle: (name) => `${name} teilen`,
  shareHow: "Wer diesen Link öffnet, liest diese Regeln und kann sie in einer eigenen Gruppe behalten.",
  qr: "QR-Code dieser Hausregeln",

  compare: "Vergleichen",
  compareTwo: "Zwei vergleichen",
  compareTitle: (game) => `${game}: zwei vergleichen`,
  one: "Diese",
  other: "Mit diesen",
  compareNow: "Zeigen, was anders ist",

  delete: "Löschen",
  deleteTitle: (name) => `${name} löschen?`,
  deleteHint: "Spiele, die damit begonnen haben, behalten sie, und jedes Urteil bleibt, wie es war.",
  deleteNow: "Löschen",

  pick: "Hausregeln",
  take: "Übernehmen von",

  called: (name, game) => `${name}: Hausregeln für ${game}`,
  keepIn: "In einer Gruppe behalten",
  keepGroup: "In welcher Gruppe?",
  kept: (name, group) => `${group} hat jetzt „${name}“.`,
  toKept: "Dort ansehen",
} satisfies Words["presetWords"];

export const tableNames = { crew: "Küche", bar: "Theke", friends: "Tisch" } satisfies Words["tableNames"];

export const tableCodeWords = {
  title: "QR-Code für die Wand",
  how: "Scannen und hinsetzen. Ohne App, ohne Konto.",
  qr: "QR-Code des Links zum Hinsetzen",
  lasts:
    "Er bleibt auf Jahre derselbe, was hier auch gespielt wird. Wer die Links neu macht, lässt ihn ins Leere führen.",
  onWall: "Für die Wand drucken",
  table: "Unser Tisch",
} satisfies Words["tableCodeWords"];

export const emptyTableWords = {
  what: "An diesem Tisch wurde noch nichts gespielt.",
  wait: "Beginnt hier ein Spiel, kommt dieses Handy von selbst dorthin.",
} satisfies Words["emptyTableWords"];

export const joinWords = {
  sit: {
    asked: "Du bist an den Tisch gebeten",
    how: "Ruf „Bang“ und trag ein, vom eigenen Handy. Die Würfel bleiben echt.",
    key: "Hinsetzen",
    preview: (game) => (game ? `Setz dich dazu: ${game}` : "Setz dich an den Tisch"),
  },
  watch: {
    asked: "Du bist zum Zuschauen gebeten",
    how: "Sieh jede Ansage und jedes Urteil, sobald es da ist. Du änderst nichts.",
    key: "Zuschauen",
    preview: (game) => (game ? `Schau zu: ${game}` : "Schau einem Tisch zu"),
  },
  since: "seit",
  over: "dieses Spiel ist vorbei",
  nothingOn: "gerade läuft kein Spiel",
  playing: (round, people) => `Runde ${round}, ${people} Leute.`,
  played: "Das letzte Spiel ist vorbei.",
  noAccount: "Ein Konto braucht niemand.",
  asWhom: "Wer bist du? Ein Tipp, und du sitzt dort.",
  sitAs: (name) => `Als ${name} hinsetzen`,
  as: (name) => `Du kommst als ${name}.`,
  going: "Einen Moment …",

  notFound: {
    title: "Kein Tisch hat diesen Link",
    what: "Lass dir den Link noch einmal geben, oder scanne den QR-Code auf dem Handy von jemandem am Tisch.",
    safe: "Nichts wurde betreten oder geändert.",
  },
  tooMany: {
    title: "Zu viele Links, die nirgends hinführen",
    what: "An deiner Adresse hat jemand viele Links geöffnet, die nirgends hinführen. Warte eine Minute, dann öffne diesen noch einmal.",
    safe: "Nichts wurde betreten oder geändert.",
  },
} satisfies Words["joinWords"];
