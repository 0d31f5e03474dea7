export const ownLanguage = {
  code: "de",
  locale: "de",
  justNow: "gerade eben",
  choose: "Sprache",
  notChosen: "Es kam keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",
};
