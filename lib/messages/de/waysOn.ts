import type { RefusalCode } from "@/lib/engine";
import type { WordsOf } from "../dictionary";

type Words = WordsOf<"waysOn">;

const WAYS_ON: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Mach die erste Ansage, oder spring zur letzten.",
  "wrong-phase": "Beende die Runde, oder erkläre sie unter „Mehr“ für ungültig.",
  "round-not-started": "Beginne erst die Runde.",
  "already-challenged": "Gib die Würfel ein, oder nimm den Ruf mit „Zurück“ zurück.",
  "not-between-rounds": "Beende die Runde, oder erkläre sie unter „Mehr“ für ungültig.",
  "game-over": "Spielt noch einmal, oder nimm den letzten Eintrag mit „Zurück“ zurück.",
  "not-active": "Wähle jemanden, der dabei ist, oder hol ihn unter „Mehr“ zurück.",
  "nothing-to-give": "Prüfe, wer und wie viel.",
  "duplicate-player": "Groß- und Kleinschreibung unterscheidet Namen nicht.",
};

export const sayWayOn: Words["sayWayOn"] = (code) => WAYS_ON[code] ?? "";
