import type { WordsOf } from "../dictionary";

type Words = WordsOf<"trust">;

export const trustWords = {
  title: "Diesem Haus vertrauen",
  about:
    "Dieses Haus macht sein Zertifikat selbst. Ein Handy, das ihm einmal vertraut, bleibt am Tisch wach, öffnet sich ohne Netz, kopiert und teilt, und niemand im Netzwerk liest mit.",
  forWhom:
    "Tu das nur, wenn du weißt, wem dieser Rechner gehört, und der Person vertraust. Als Gast geh ohne weiter: Dein Browser warnt, das Spiel geht.",
  download: "Zertifikat holen",
  goOn: "Weiter über https",
  goOnUntrusted: "Ohne weiter",
  trusted: "Dieses Handy vertraut dem Haus: nichts zu tun.",
  compare: "Erst vergleichen",
  compareHow:
    "Das Handy zeigt den SHA-256-Fingerabdruck des Zertifikats. Es muss der sein, den das Terminal des Rechners beim Start gezeigt hat. Weicht ein Buchstabe ab, steht jemand dazwischen: Lösch es.",
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
      "Tippe oben auf die Taste: Die Datei liegt dann bei den Downloads.",
      "Such in den Einstellungen nach „CA-Zertifikat“ (Sicherheit › Verschlüsselung & Anmeldedaten › Zertifikat installieren) und wähl die Datei.",
      "Vertrauenswürdige Anmeldedaten › Nutzer zeigt es mit seinem Fingerabdruck. Chrome vertraut ihm dann; Firefox von sich aus nicht.",
    ],
    undo: "Rückgängig: unter Vertrauenswürdige Anmeldedaten › Nutzer entfernen.",
  },
  listedAs: "In der Liste des Handys heißt es",
} satisfies Words["trustWords"];
