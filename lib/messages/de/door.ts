export const doorWords = {
  starting: "Wird gestartet: versuch es gleich noch einmal.",
  notNow: "Gerade geht nichts",
  triesAgain: "Diese Seite versucht es von selbst wieder.",
  tooManyPages:
    "An dieser Adresse sind zu viele Seiten offen: schließ ein paar und versuch es gleich noch einmal.",
  tooLong: "Diese Adresse ist zu lang: prüfe den Link.",
  malformed: "Diese Adresse ist fehlerhaft: prüfe den Link.",
  nothingHere: "Hier ist nichts: prüfe den Link.",
  reload: "Die Anfrage dieser Seite ist fehlerhaft: lade die Seite neu.",
  unknownMethod: "Diese Adresse nimmt so eine Anfrage nicht an.",
  onlyRead: "Eine Seite kann man nur lesen (GET).",
  noForms: "Schick JSON (application/json), kein mehrteiliges Formular.",
  notOurName:
    "Dieser Server heißt nicht so. Wer ihn betreibt: setze PUBLIC_URL auf die Adresse, die man eingibt, oder trage den Namen in ALLOWED_HOSTS ein.",
};
