import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";

type Words = WordsOf<"account">;

export const accountWords = {
  nameless: "Jemand Neues",
  deletedAccount: "Jemand",

  home: "Start",
  noAnswer: "Keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",
  going: "Wird gesendet…",

  start: {
    signedOut: "Melde dich an, dann hast du deine Tische auf jedem Handy",
  },

  fields: {
    name: "Dein Name",
    nameHint: "Diesen Namen sehen die anderen.",
    email: "E-Mail",
    emailHint: "Sieht nur, wem der Server gehört.",
    passphrase: "Passwort",
    newPassphrase: "Neues Passwort",
    currentPassphrase: "Jetziges Passwort",
    passphraseHint: "Mindestens 10 Zeichen. Vier zufällige Wörter sind gut.",
    show: "Zeigen",
    hide: "Verbergen",
    code: "Code",
    codeHint: "Großbuchstaben, Leerzeichen und Striche sind egal.",
  },

  signIn: {
    title: "Anmelden",
    go: "Anmelden",
    forgotten: "Passwort vergessen?",
    mailLink: "Oder einen Link mailen an",
    mailGo: "Link mailen",
    mailed:
      "Wenn diese E-Mail ein Konto hat, ist ein Link unterwegs. Öffne ihn auf dem Handy, das du anmeldest.",
    noAccount: "Noch kein Konto?",
    signUp: "Konto anlegen",
    already: "Angemeldet als",
    goOn: "Weiter",
    signOut: "Abmelden",
  },

  link: {
    title: "Noch einmal tippen",
    as: "Dieses Handy wird angemeldet als",
    go: "Hier anmelden",
  },

  signUp: {
    title: "Konto anlegen",
    why: "Deine Tische auf jedem Handy, und Gruppen, die sich erinnern.",
    go: "Konto anlegen",
    already: "Schon ein Konto?",
    signIn: "Anmelden",
    closed: "Neue Konten sind gesperrt",
    closedWhat: "Du kannst ohne Konto spielen: Fang einen Tisch an und teil ihn.",
    invited: "Nur mit Einladung",
    invitedWhat:
      "Öffne den Einladungslink oder den QR-Code von einem Admin der Gruppe. Spielen kannst du auch ohne Konto.",
    owns: "Diesem Konto wird der Server gehören. Es entscheidet, wer noch ein Konto anlegt.",
    unowned: "Dieser Server gehört noch niemandem. Soll er dir gehören? Öffne den Link in seinem Terminal.",
  },

  recover: {
    title: "Neues Passwort",
    mail: "Code mailen",
    mailed: "Wenn diese E-Mail ein Konto hat, ist ein Code unterwegs. Er gilt 30 Minuten.",
    noMail: "Dieser Server verschickt keine E-Mails. Frag die Person, der er gehört, nach einem Code.",
    haveCode: "Ich habe einen Code",
    go: "Passwort zurücksetzen",
    ends: "Meldet alle anderen Handys ab.",
  },

  account: {
    title: "Dein Konto",
    next: "Weiter, wo du warst",
    nameless: "Die anderen sehen „Jemand Neues“. Wie sollen sie dich nennen?",
    name: "Name",
    email: "E-Mail",
    noEmail: "keine",
    proven: "bestätigt",
    unproven: "nicht bestätigt",
    prove: "Bestätigen",
    proofMailed: "Sieh in deine E-Mails. Öffne den Link auf einem Handy, auf dem du angemeldet bist.",
    proofDone: "E-Mail bestätigt.",
    passphrase: "Passwort",
    set: "gesetzt",
    none: "keins",
    change: "Ändern",
    setOne: "Passwort setzen",
    save: "Speichern",
    emailHint: "Erst bestätigt, wenn du den Link aus unserer E-Mail öffnest.",
    passphraseEnds: "Meldet alle anderen Handys ab.",
    passphraseDone: "Passwort geändert. Alle anderen Handys sind abgemeldet.",
    ways: "Andere Anmeldungen",
    addWayWhat: "Danach kannst du dich damit anmelden.",
    removeWay: "Entfernen",
    removeWayWhat: "Damit meldet sich niemand mehr an. Angemeldete Handys bleiben es.",
    removeWayGo: "Entfernen",
    sessions: "Angemeldet auf",
    here: "dieses Handy",
    since: "seit",
    seen: "zuletzt",
    signOutThere: "Abmelden",
    signOut: "Hier abmelden",
    signOutThereWhat: "Dieses Handy muss sich neu anmelden. Offene Tische verschwinden dort.",
    everywhere: "Überall abmelden",
    everywhereWhat: "Meldet alle Handys und Computer ab, auch dieses Handy. Offene Tische verschwinden dort.",
    staySignedIn: "Abbrechen",
    groups: "Gruppen",
    noGroups: "Noch keine. Ein Admin einer Gruppe kann dich einladen.",
    delete: "Konto löschen",
    deleteWhat: "Dein Name verschwindet aus dem Verlauf; die Spiele bleiben. Rückgängig geht das nicht.",
    deleteGo: "Für immer löschen",
    keep: "Konto behalten",
  },

  again: {
    why: "Melde dich noch einmal an, um das zu ändern. Das gilt 15 Minuten.",
    noWay: "Frag die Person, der der Server gehört, nach einem Code.",
  },

  guest: {
    take: "Das sind meine",
    leave: "Nicht meine",
    taken: "Sie gehören jetzt dir, auf jedem Handy.",
    borrowed: (count) => `Nicht dein Handy? Ohne Haken ${count === 1 ? "bleibt er" : "bleiben sie"} hier.`,
  },
} satisfies Words["accountWords"];

export const sayComeAlong: Words["sayComeAlong"] = (count) =>
  count === 1 ? "Den Tisch auf diesem Handy mitnehmen" : `Die ${count} Tische auf diesem Handy mitnehmen`;

export const sayTokensToo: Words["sayTokensToo"] = (count) =>
  count === 1
    ? "Auch 1 Token widerrufen. Ein Programm funktioniert dann nicht mehr."
    : `Auch ${count} Token widerrufen. Programme funktionieren dann nicht mehr.`;

export const sayGuestTables: Words["sayGuestTables"] = (count) =>
  count === 1
    ? "Auf diesem Handy ist 1 Tisch, an dem ohne Konto gespielt wurde."
    : `Auf diesem Handy sind ${count} Tische, an denen ohne Konto gespielt wurde.`;

export const sayWay: Words["sayWay"] = (name) => `Anmelden mit ${name}`;

export const saySignInAgain: Words["saySignInAgain"] = (name) => `Noch einmal anmelden mit ${name}`;

export const sayAddWay: Words["sayAddWay"] = (name) => `${name} hinzufügen`;

export const sayRemoveWay: Words["sayRemoveWay"] = (name) => `${name} entfernen`;

export const saySignOutAt: Words["saySignOutAt"] = (browser) => `${browser} abmelden`;

export const sayChange: Words["sayChange"] = (what) => `Ändern: ${what}`;

export const sayLastOwner: Words["sayLastOwner"] = (groups) =>
  `Außer dir leitet niemand ${list(groups)}, und andere gehören dazu. Gib erst ab oder lösche.`;
