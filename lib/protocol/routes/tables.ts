import { z } from "zod";
import { nothing } from "../membershipSchemas";
import type { TablePerson } from "../moving";
import { tableMove } from "../rosterSchemas";
import { DONE, done, ID, instant, list, OTHER_ID, operation } from "./operation";
import { EXAMPLE_TIME } from "./tableShapes";

// Tables and games as a whole: deleting, restoring, and moving into a group.

const person = z.strictObject({
  name: z.string(),
  games: z.int(),
  player: z.string().nullable(),
}) satisfies z.ZodType<TablePerson>;

export const tableOperations = {
  "DELETE /api/v1/games/{game}": operation({
    summary: "Deletes a game with its playoffs; until when it may be put back is answered.",
    requires: "keep a table",
    answer: done({ until: instant }),
    errors: { 409: "It is the playoff that decided another game." },
    example: { answer: { ok: true, until: EXAMPLE_TIME } },
  }),
  "POST /api/v1/games/{game}/restore": operation({
    summary: "Puts a deleted game back, with the playoffs that went with it.",
    requires: "put a game back",
    body: nothing,
    answer: DONE,
    errors: { 404: "There is no such game, or not any more, or the game it decides is deleted." },
    example: { request: {}, answer: { ok: true } },
  }),
  "DELETE /api/v1/tables/{table}": operation({
    summary:
      "Deletes a table with its games; until when it may be put back is answered, and how many games went with it.",
    requires: "keep a table itself",
    answer: done({ until: instant, games: z.int() }),
    errors: { 409: "Its group has no other table to play at." },
    example: { answer: { ok: true, until: EXAMPLE_TIME, games: 3 } },
  }),
  "POST /api/v1/tables/{table}/restore": operation({
    summary: "Puts a deleted table back, with the games that went with it.",
    requires: "put a table back",
    body: nothing,
    answer: DONE,
    errors: { 409: "Another table of its group is called so by now." },
    example: { request: {}, answer: { ok: true } },
  }),
  "GET /api/v1/tables/{table}/people": operation({
    summary:
      "Lists who sat at the games of a table of guests, and who of a group’s roster (`group`) they seem to be by their names.",
    requires: "keep a table itself",
    query: z.object({ group: z.string().exactOptional() }),
    answer: done({ people: list(person) }),
    errors: {
      404: "There is no such table, or they do not belong to such a group.",
      409: "The table is a group’s.",
    },
    example: { answer: { ok: true, people: [{ name: "Ann", games: 12, player: OTHER_ID }] } },
  }),
  "POST /api/v1/tables/{table}/move": operation({
    summary:
      "Moves a table of guests with all its games into a group that one plays in. People are the players that are given (null: a guest); who keeps the group may put others on its roster (`add`); the rest are whom the roster knows by that name.",
    requires: "keep a table itself",
    body: tableMove,
    mostBytes: 64 * 1024,
    answer: DONE,
    errors: {
      403: "They do not keep the table, or their role in the group does not allow it.",
      404: "There is no such table, group, player or name.",
      409: "The table is a group’s.",
      422: "Two who sat at one game would be one player, or a name is not to be put on the roster.",
    },
    example: { request: { group: ID, people: [{ name: "Ann", player: OTHER_ID }] }, answer: { ok: true } },
  }),
};
