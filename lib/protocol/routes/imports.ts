import { z } from "zod";
import { COUNTED, type LineReason } from "../imports/importedGames";
import { gameId, rowId, typedName } from "../schemas";
import { A_GAME, day, done, ID, list, OTHER_ID, operation } from "./operation";

// Games of others: records, journals, notation, score sheets and play logs.

/** More than `MAX_IMPORT_CHARACTERS` take in most languages. */
const MAX_IMPORT_BYTES = 3 * 1024 * 1024;

/** More than `MAX_ARCHIVE_CHARACTERS` take in most languages. */
const MAX_ARCHIVE_BYTES = 32 * 1024 * 1024;

/** A text to import, and the choices that it leaves open. */
const toImport = z.strictObject({
  text: z.string(),
  group: rowId.exactOptional(),
  game: z.string().max(40).exactOptional(),
  counted: z.enum(COUNTED).exactOptional(),
  day: day.exactOptional(),
  people: z
    .array(z.strictObject({ name: typedName, player: rowId.nullable() }))
    .max(300)
    .exactOptional(),
});
export type ToImport = z.output<typeof toImport>;

const lineReason = z.strictObject({ line: z.int(), reason: z.string() }) satisfies z.ZodType<LineReason>;

export const importOperations = {
  "POST /api/v1/imports/preview": operation({
    summary:
      "Reads games from a text without storing them. Lists each with the people in it, or every line that cannot be imported with the reason.",
    requires: "nothing",
    mostBytes: MAX_IMPORT_BYTES,
    body: toImport,
    answer: done({
      games: list(
        z.strictObject({
          line: z.int(),
          title: z.string(),
          names: list(z.string()),
          there: z.string().nullable(),
        }),
      ),
      people: list(z.strictObject({ name: z.string(), player: z.string().nullable() })),
      problems: list(lineReason),
      notices: list(lineReason),
    }),
    errors: { 403: "They may not record in the group.", 404: "There is no such group." },
    example: {
      request: { text: "Game: perudo\nPlayers: Ann, Bob\n\nend, won Ann\n", game: A_GAME },
      answer: {
        ok: true,
        games: [{ line: 1, title: "Perudo, Nov 20: result only", names: ["Ann", "Bob"], there: null }],
        people: [
          { name: "Ann", player: OTHER_ID },
          { name: "Bob", player: null },
        ],
        problems: [],
        notices: [],
      },
    },
  }),
  "POST /api/v1/imports/group": operation({
    summary: "Makes a new group of a group's archive, all or nothing. The sender owns it.",
    requires: "be signed in",
    mostBytes: MAX_ARCHIVE_BYTES,
    body: z.strictObject({ text: z.string() }),
    status: 201,
    answer: done({ id: rowId }),
    errors: { 422: "A line cannot be imported: the answer names the first one, with the reason." },
    example: { request: { text: '{"format":"dice-group/1", …' }, answer: { ok: true, id: ID } },
  }),
  "POST /api/v1/imports": operation({
    summary:
      "Stores the games of a text, all or none: in a group, or at a new guests' table that the sender keeps. Games that are there already stay as they are.",
    requires: "nothing",
    mostBytes: MAX_IMPORT_BYTES,
    body: toImport,
    status: 201,
    answer: done({ games: list(gameId), there: z.int() }),
    errors: {
      403: "They may not record in the group.",
      404: "There is no such group.",
      422: "A line cannot be imported: the answer names the first one, with the reason.",
    },
    example: {
      request: { text: "Game: perudo\nPlayers: Ann, Bob\n\nend, won Ann\n" },
      answer: { ok: true, games: [ID], there: 0 },
    },
  }),
};
