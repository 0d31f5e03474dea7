import type { WordsOf } from "../dictionary";
import { SOURCE_TEXTS } from "../sourceTexts";
import { gameName } from "./games";
import { list } from "./people";

type Words = WordsOf<"ruleSources">;

export const sourceWords = {
  title: "Las fuentes",
  otherwise: {
    reading: "Ninguna fuente lo dice: así lo leemos.",
    usual: "Como se suele jugar; ninguna de las fuentes lo cuenta.",
    own: "Vuestra propia palabra.",
    none: "Ninguna fuente lo juega así.",
  },
} satisfies Words["sourceWords"];

export const saySources: Words["saySources"] = ({ plays, offers, reads, otherwise }) => {
  if (otherwise !== null) return sourceWords.otherwise[otherwise];
  const lines = [
    ["Así lo juegan", plays],
    ["Lo dejan a la mesa", offers],
    ["Se puede leer así", reads],
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
  return `${id}: ${gameName(game)}${author === null ? "" : `, de ${author}`}`;
};
