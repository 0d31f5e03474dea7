import type { WordsOf } from "../dictionary";

type Words = WordsOf<"shareSheet">;

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
    links: "hat neue Links gemacht",
  },
  ended: {
    "shown-out": "ausgeschlossen",
    left: "hat die Gruppe verlassen",
    "sat-down": "hat sich dazugesetzt",
    "signed-in": "hat sich angemeldet",
    deleted: "hat das Konto gelöscht",
  },
  since: "seit",
  may: { record: "spielt mit und schreibt auf", watch: "schaut zu" },
  showOut: "Ausschließen",
  showOutName: (who, at) => `Ausschließen: ${who}, Nummer ${at}`,
  shownOut: "Ausgeschlossen. Mach auch neue Links, wenn niemand über den alten zurückkommen soll.",
  anew: "Neue Links machen",
  anewHint: "Die Links und Codes von vorher führen dann nirgends mehr hin. Wer am Tisch ist, bleibt.",
  anewNow: "Ja, neue Links machen",
  madeAnew: "Das sind die neuen Links. Die von vorher führen nirgends mehr hin.",
  noAnswer:
    "Es kam keine Antwort, also hat sich vielleicht nichts geändert. Prüfe die Verbindung und versuch es noch einmal.",

  seatOf: (who, name) => `${who}, Platz von ${name}`,
  handOver: "Abgeben",
  handOverName: (name) => `Den Tisch an ${name} abgeben`,
  handOverHint: (name) =>
    `Danach führt ${name} den Tisch: klärt Streit, schließt Gäste aus, macht neue Links. Du bleibst und schreibst auf wie bisher.`,
  handOverNow: (name) => `Ja, ${name} führt ihn`,
  keepIt: "Nein, ich führe ihn weiter",
  handedOver: (name) => `${name} führt jetzt den Tisch.`,
} satisfies Words["shareWords"];
