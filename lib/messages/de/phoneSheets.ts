import type { WordsOf } from "../dictionary";

type Words = WordsOf<"phoneSheets">;

export const phoneSheetWords = {
  whoHint: "Tippe auf deinen Namen: Dann zeigt dieses Handy deine eigenen Tasten.",
  yours: "Du sitzt hier",
  taken: { here: "Handy am Tisch", away: "auf einem anderen Handy" },
  watch: "Ich schaue nur zu",
  take: (name) => `Auf dem Platz von ${name} sitzt ein anderes Handy. Übernehmen?`,
  takeIt: "Übernehmen",
  leaveIt: "So lassen",
  inUse: (name) =>
    `Das Handy von ${name} ist gerade am Tisch. Nur dieses Handy, oder wer den Tisch führt, kann das ändern.`,
  noAnswer:
    "Es kam keine Antwort, also hat sich vielleicht nichts geändert. Prüfe die Verbindung und versuch es noch einmal.",

  settleHint:
    "Was gesagt wurde, bleibt dann, wie es ist. Ein falsches Urteil berichtigt man stattdessen in den Runden.",
  reasons: ["Nachgezählt: Es stimmt", "Der Tisch ließ es gelten", "Noch einmal gespielt"],
  note: "In eigenen Worten",
  save: "Klären",
  noteFirst: "Sag, wie",
} satisfies Words["phoneSheetWords"];
