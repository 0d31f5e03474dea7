import type { WordsOf } from "../dictionary";

export const boardLine = {
  lost: (time) => `Keine Verbindung zum Tisch. So stand es um ${time}.`,
} satisfies WordsOf<"boardLine">["boardLine"];
