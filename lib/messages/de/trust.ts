import type { WordsOf } from "../dictionary";

type Words = WordsOf<"trust">;

export const trustWords = {
  title: "Diesem Server vertrauen",
  about:
    "Dieser Server macht sein Zertifikat selbst. Vertrau ihm einmal, dann bleibt dieses Handy wach, geht offline und kann Links kopieren und teilen. Niemand im Netz liest mit.",
  forWhom:
    "Nur wenn du weißt, wem der Server gehört, und der Person vertraust. Gäste gehen ohne weiter: Der Browser warnt, das Spiel geht.",
  download: "Zertifikat holen",
  goOn: "Weiter mit https",
  goOnUntrusted: "Ohne weiter",
  trusted: "Dieses Handy vertraut dem Server. Nichts zu tun.",
  compare: "Erst vergleichen",
  compareHow:
    "Das Handy zeigt den SHA-256-Fingerabdruck des Zertifikats. Er muss dem im Terminal des Servers gleichen. Weicht ein Buchstabe ab, liest vielleicht jemand mit. Lösch es.",
  compareWhere: "So müsste er lauten:",
  iphone: {
    name: "iPhone",
    steps: [
      "Öffne diese Seite in Safari, tippe oben auf die Taste und erlaube das Profil.",
      "Einstellungen › Profil geladen. „Mehr Details“ zeigt den Fingerabdruck; dann Installieren.",
      "Einstellungen › Allgemein › Info › Zertifikatsvertrauenseinstellungen: einschalten.",
    ],
    undo: "Rückgängig: Einstellungen › Allgemein › VPN und Geräteverwaltung.",
  },
  android: {
    name: "Android",
    steps: [
      "Tippe oben auf die Taste. Die Datei liegt dann bei den Downloads.",
      "Suche in den Einstellungen nach „CA-Zertifikat“ (Sicherheit › Verschlüsselung & Anmeldedaten › Zertifikat installieren). Wähl die Datei.",
      "Vertrauenswürdige Anmeldedaten › Nutzer zeigt es mit seinem Fingerabdruck. Chrome vertraut ihm dann; Firefox nicht.",
    ],
    undo: "Rückgängig: unter Vertrauenswürdige Anmeldedaten › Nutzer entfernen.",
  },
  listedAs: "In der Liste heißt es",
} satisfies Words["trustWords"];
