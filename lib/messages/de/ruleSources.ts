import type { WordsOf } from "../dictionary";
import { SOURCE_TEXTS } from "../sourceTexts";
import { gameName } from "./games";
import { list } from "./people";

type Words = WordsOf<"ruleSources">;

export const sourceWords = {
  title: "Die Quellen",
  otherwise: {
    reading: "Keine Quelle sagt es: So lesen wir sie.",
    usual: "Wie dieses Spiel meist gespielt wird; keine der Quellen erzählt davon.",
    own: "Euer eigenes Wort dafür.",
    none: "So spielt es keine Quelle.",
  },
} satisfies Words["sourceWords"];

export const saySources: Words["saySources"] = ({ plays, offers, reads, otherwise }) => {
  if (otherwise !== null) return sourceWords.otherwise[otherwise];
  const lines = [
    ["So spielen es", plays],
    ["Dem Tisch überlassen", offers],
    ["So lesen lässt sich", reads],
  ] as const;
  return lines
    .flatMap(([said, sources]) =>
      sources.length === 0
        ? []
        : [`${said}: ${list(sources.map((id) => `${gameName(SOURCE_TEXTS[id].game)} (${id})`))}.`],
    )
    .join(" ");
};

export const saySource: Words["saySource"] = (id) => {
  const { game, author } = SOURCE_TEXTS[id];
  return `${id}: ${gameName(game)}${author === null ? "" : `, von ${author}`}`;
};
