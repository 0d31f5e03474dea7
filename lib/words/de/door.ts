export const doorWords = {
  starting: "Wird gestartet: versuch es gleich noch einmal.",
  tooManyPages:
    "An dieser Adresse sind zu viele Seiten offen: schließ ein paar und versuch es gleich noch einmal.",
  tooLong: "Diese Adresse ist zu lang: prüfe den Link.",
  malformed: "Diese Adresse ist fehlerhaft: prüfe den Link.",
  nothingHere: "Hier ist nichts: prüfe den Link.",
  reload: "Die Anfrage dieser Seite ist fehlerhaft: lade die Seite neu.",
  unknownMethod: "Diese Adresse nimmt so eine Anfrage nicht an.",
  onlyRead: "Eine Seite kann man nur lesen (GET).",
  noForms: "Schick JSON (application/json), kein mehrteiliges Formular.",

  startPage: "Startseite",
  wentWrong: {
    title: "Etwas ist schiefgegangen",
    what: "Das lag an uns. Öffne den Link gleich noch einmal.",
  },
  noSuchLink: {
    title: "Kein Tisch hat diesen Link",
    what: "Lass dir den Link noch einmal geben, oder scanne den QR-Code auf dem Handy von jemandem am Tisch.",
  },
  tooManyGuesses: {
    title: "Zu viele Links, die nirgends hinführen",
    what: "Warte eine Minute, dann öffne den Link noch einmal, oder scanne den QR-Code auf dem Handy von jemandem am Tisch.",
  },
  tooManyAtOnce: {
    title: "Zu viele kommen auf einmal",
    what: "Warte eine Minute, dann öffne den Link noch einmal.",
  },
};
