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
    summary:
      "Deletes a game with its playoffs. Anyone who may record deletes one without a result; otherwise a keeper does. Returns the restore deadline.",
    requires: "record in a game",
    answer: done({ until: instant }),
    errors: { 409: "It is the playoff that decided another game." },
    example: { answer: { ok: true, until: EXAMPLE_TIME } },
  }),
  "POST /api/v1/games/{game}/restore": operation({
    summary: "Restores a deleted game with its playoffs.",
    requires: "restore a game",
    body: nothing,
    answer: DONE,
    errors: { 404: "No such game, its restore deadline has passed, or it is the playoff of a deleted game." },
    example: { request: {}, answer: { ok: true } },
  }),
  "DELETE /api/v1/tables/{table}": operation({
    summary: "Deletes a table with its games. Returns the restore deadline and the number of games.",
    requires: "keep a table itself",
    answer: done({ until: instant, games: z.int() }),
    errors: { 409: "It is its group's only table." },
    example: { answer: { ok: true, until: EXAMPLE_TIME, games: 3 } },
  }),
  "POST /api/v1/tables/{table}/restore": operation({
    summary: "Restores a deleted table with its games.",
    requires: "put a table back",
    body: nothing,
    answer: DONE,
    errors: { 409: "Another table of its group has its name by now." },
    example: { request: {}, answer: { ok: true } },
  }),
  "GET /api/v1/tables/{table}/people": operation({
    summary:
      "Lists the people at a guests' table, each with the player of a group’s roster (`group`) that the name matches.",
    requires: "keep a table itself",
    query: z.object({ group: z.string().exactOptional() }),
    answer: done({ people: list(person) }),
    errors: {
      404: "No such table, or no such group for this account.",
      409: "The table belongs to a group.",
    },
    example: { answer: { ok: true, people: [{ name: "Ann", games: 12, player: OTHER_ID }] } },
  }),
  "POST /api/v1/tables/{table}/move": operation({
    summary:
      "Moves a guests' table with all its games into a group. `people` maps names to players (null: a guest). Keepers can add players (`add`). Other names match the roster.",
    requires: "keep a table itself",
    body: tableMove,
    mostBytes: 64 * 1024,
    answer: DONE,
    errors: {
      403: "They do not keep the table, or their role in the group does not allow it.",
      404: "There is no such table, group, player or name.",
      409: "The table belongs to a group.",
      422: "Two players of one game would become one, or a name cannot be added to the roster.",
    },
    example: { request: { group: ID, people: [{ name: "Ann", player: OTHER_ID }] }, answer: { ok: true } },
  }),
};
