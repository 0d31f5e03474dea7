import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";

type Words = WordsOf<"account">;

export const accountWords = {
  nameless: "Jemand Neues",
  nobody: "Jemand",

  home: "Start",
  noAnswer: "Es kam keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",
  going: "Einen Moment…",

  start: {
    signedOut: "Melde dich an, dann hast du deine Tische auf jedem Handy",
  },

  fields: {
    name: "Dein Name",
    nameHint: "Was die anderen lesen.",
    email: "E-Mail",
    emailHint: "Sieht nur, wem diese Installation gehört.",
    passphrase: "Passwort",
    newPassphrase: "Neues Passwort",
    currentPassphrase: "Dein jetziges Passwort",
    passphraseHint: "Mindestens 10 Zeichen. Ein paar Wörter hintereinander merkt man sich leicht.",
    show: "Zeigen",
    hide: "Verbergen",
    code: "Der Code",
    codeHint: "Kleinbuchstaben, Leerzeichen und Striche sind egal.",
  },

  signIn: {
    title: "Anmelden",
    go: "Anmelden",
    forgotten: "Passwort vergessen?",
    orBy: "Oder mit",
    mailLink: "Oder lass dir einen Link schicken an",
    mailGo: "Link per Mail",
    mailed:
      "Wenn man sich mit dieser E-Mail hier anmelden kann, ist ein Link unterwegs. Öffne ihn auf dem Handy, auf dem du dich anmelden willst.",
    noAccount: "Noch kein Konto?",
    signUp: "Mach eins",
    already: "Angemeldet als",
    goOn: "Weiter",
    signOut: "Abmelden",
  },

  link: {
    title: "Noch ein Tipp",
    as: "Damit meldest du dieses Handy an als",
    go: "Hier anmelden",
  },

  signUp: {
    title: "Konto anlegen",
    why: "Deine Tische auf jedem Handy, und ein Platz in Gruppen, die jahrelang spielen.",
    go: "Anlegen",
    already: "Schon ein Konto?",
    signIn: "Anmelden",
    closed: "Hier gibt es keine neuen Konten",
    closedWhat:
      "Wem diese Installation gehört, nimmt keine neuen Konten an. Spielen kannst du auch ohne: Fang einen Tisch an und teil ihn.",
    invited: "Nur mit Einladung",
    invitedWhat:
      "Neue Konten gibt es hier über die Einladung einer Gruppe. Öffne den Link oder scanne den Code, den du von ihr bekommen hast. Spielen kannst du auch ohne Konto.",
    first: "Dem ersten Konto gehört diese Installation: Es entscheidet, wer sonst eins anlegen darf.",
  },

  recover: {
    title: "Ein neues Passwort",
    mail: "Code per Mail",
    mailed: "Wenn ein Konto hier diese E-Mail hat, ist eine Mail unterwegs. Sie gilt 30 Minuten.",
    noMail:
      "Diese Installation verschickt keine Mails. Lass dir einen Code geben, von dem, dem sie gehört, und tippe ihn hier ein.",
    haveCode: "Ich habe einen Code",
    go: "Setzen und anmelden",
    ends: "Alle anderen Handys werden dabei abgemeldet.",
  },

  account: {
    title: "Dein Konto",
    next: "Weiter, wo du warst",
    nameless: "Die anderen lesen bisher „Jemand Neues“. Wie sollen sie dich nennen?",
    name: "Name",
    email: "E-Mail",
    noEmail: "keine",
    proven: "bestätigt",
    unproven: "nicht bestätigt",
    prove: "Bestätigen",
    proofMailed: "Eine Mail ist unterwegs. Öffne ihren Link auf einem Handy, auf dem du angemeldet bist.",
    proofDone: "Diese E-Mail gehört dir.",
    passphrase: "Passwort",
    set: "gesetzt",
    none: "keins",
    change: "Ändern",
    setOne: "Eins setzen",
    save: "Speichern",
    emailHint: "Sie ist erst bestätigt, wenn eine Mail dorthin zurückgekommen ist.",
    passphraseEnds: "Alle anderen Handys werden dabei abgemeldet.",
    passphraseDone: "Dein neues Passwort gilt. Alle anderen Handys sind abgemeldet.",
    ways: "Meldet sich auch an mit",
    addWayWhat: "Damit kannst du dich dann in diesem Konto anmelden.",
    removeWay: "Entfernen",
    removeWayWhat:
      "Damit meldet sich niemand mehr in diesem Konto an. Wer angemeldet ist, bleibt es, und du kannst es wieder hinzufügen.",
    removeWayGo: "Entfernen",
    sessions: "Angemeldet auf",
    here: "dieses Handy",
    since: "seit",
    seen: "zuletzt",
    signOutThere: "Abmelden",
    signOut: "Hier abmelden",
    signOutThereWhat:
      "Wer dort sitzt, muss sich neu anmelden. Tische, die dort offen sind, verschwinden vom Bildschirm.",
    everywhere: "Überall abmelden",
    everywhereWhat:
      "Alle Handys und Rechner werden abgemeldet, auch dieses Handy. Tische, die dort offen sind, verschwinden vom Bildschirm.",
    staySignedIn: "So lassen",
    groups: "Gruppen",
    noGroups: "Noch keine. Wer eine führt, kann dich einladen.",
    delete: "Konto löschen",
    deleteWhat:
      "Dein Name verschwindet aus der Geschichte der Gruppen; was gespielt wurde, bleibt, von „Jemand“. Deine Tische und alles andere von dir werden gelöscht. Es gibt kein Zurück.",
    deleteGo: "Endgültig löschen",
    keep: "Behalten",
  },

  again: {
    why: "Melde dich noch einmal an, um das zu ändern. Es gilt 15 Minuten.",
    noWay: "Lass dir von der Person, der diese Installation gehört, einen Code geben.",
  },

  guest: {
    take: "Das sind meine",
    leave: "Nicht meine",
    taken: "Sie gehören jetzt dir, auf jedem Handy.",
    borrowed: (count) =>
      count === 1
        ? "Nicht dein Handy? Ohne Haken bleibt er auf dem Handy."
        : "Nicht dein Handy? Ohne Haken bleiben sie auf dem Handy.",
  },
} satisfies Words["accountWords"];

export const sayComeAlong: Words["sayComeAlong"] = (count) =>
  count === 1
    ? "Der Tisch auf diesem Handy kommt mit mir mit"
    : `Die ${count} Tische auf diesem Handy kommen mit mir mit`;

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
  `Außer dir leitet niemand ${list(groups)}, und andere gehören dazu. Gib erst ab oder lösche; nichts wurde geändert.`;
