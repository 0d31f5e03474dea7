import type { WordsOf } from "../dictionary";

type Words = WordsOf<"homeScreen">;

export const homeScreenWords = {
  tooOld:
    "Dieser Browser ist zu alt für diese App. Sie braucht Safari 16.4, Chrome 111 oder Firefox 128, oder neuer.",
  keepTaps:
    "Safari löscht ungesendete Eingaben nach sieben Tagen. Öffne diese Seite vorher mit Verbindung. Vom Home-Bildschirm aus bleiben sie.",
  title: "Zum Home-Bildschirm hinzufügen",
  steps: [
    "Melde dich erst an: Dann kommen deine Tische mit.",
    "Tippe in Safari auf Teilen, dann auf „Zum Home-Bildschirm hinzufügen“.",
    "Öffne die App über ihr Symbol und melde dich dort an.",
  ],
  why: "Sie geht offline, und Safari löscht nie ihre Daten.",
  link: "Link zum Tisch",
  linkHint: "Links aus der Kamera öffnet Safari. Kopiere sie hier hinein.",
  open: "Tisch öffnen",
  notOurs: "Das ist kein Link zu dieser App. Kopiere ihn noch einmal.",
  wakeLock: "Der Bildschirm kann dunkel werden: Vor iOS 18.4 halten ihn Apps vom Home-Bildschirm nicht an.",
  noBuzz: "Dieses Handy kann nicht vibrieren. Der Ton ist stumm, solange sein Klingelschalter aus ist.",
} satisfies Words["homeScreenWords"];
