import { SOURCE_TEXTS, type SourceText } from "../sourceTexts";
import { gameName } from "./games";
import { list } from "./people";

/** What is said of the texts the rules come from. */
export const sourceWords = {
  title: "The sources",
  otherwise: {
    reading: "No source says: this is our reading.",
    usual: "As this game is usually played; none of the sources tells it.",
    own: "Your own word for it.",
    none: "No source plays it so.",
  },
} as const;

interface Attribution {
  readonly plays: readonly SourceText[];
  readonly offers: readonly SourceText[];
  readonly reads: readonly SourceText[];
  readonly otherwise: keyof typeof sourceWords.otherwise | null;
}

/** "So played: Red Dead (D). Can be read so: Firehouse (B)." */
export function saySources({ plays, offers, reads, otherwise }: Attribution): string {
  if (otherwise !== null) return sourceWords.otherwise[otherwise];
  const lines = [
    ["So played", plays],
    ["Left to the table", offers],
    ["Can be read so", reads],
  ] as const;
  return lines
    .flatMap(([said, sources]) => (sources.length === 0 ? [] : [`${said}: ${list(sources.map(sayShort))}.`]))
    .join(" ");
}

const sayShort = (id: SourceText): string => `${gameName(SOURCE_TEXTS[id].game)} (${id})`;

/** "D: Red Dead, by Stephen Venters". */
export function saySource(id: SourceText): string {
  const { game, author } = SOURCE_TEXTS[id];
  return `${id}: ${gameName(game)}${author === null ? "" : `, by ${author}`}`;
}
