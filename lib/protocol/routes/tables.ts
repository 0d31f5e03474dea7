import { z } from "zod";
import { nothing } from "../membershipSchemas";
import type { TablePerson } from "../moving";
import { tableMove } from "../rosterSchemas";
import { DONE, done, ID, instant, list, OTHER_ID, operation } from "./operation";
import { AT } from "./tableShapes";

// Tables and games as a whole: deleted and put back, and moved into a group.

const person = z.strictObject({
  name: z.string(),
  games: z.int(),
  player: z.string().nullable(),
}) satisfies z.ZodType<TablePerson>;

export const tableOperations = {
  "DELETE /api/v1/games/{game}": operation({
    does: "Deletes a game with its playoffs; until when it may be put back is answered.",
    needs: "keep a table",
    answer: done({ until: instant }),
    refuses: { 409: "It is the playoff that decided another game." },
    example: { answer: { ok: true, until: AT } },
  }),
  "POST /api/v1/games/{game}/restore": operation({
    does: "Puts a deleted game back, with the playoffs that went with it.",
    needs: "put a game back",
    body: nothing,
    answer: DONE,
    refuses: { 404: "There is no such game, or not any more, or the game it decides is deleted." },
    example: { sent: {}, answer: { ok: true } },
  }),
  "DELETE /api/v1/tables/{table}": operation({
    does: "Deletes a table with its games; until when it may be put back is answered, and how many games went with it.",
    needs: "keep a table itself",
    answer: done({ until: instant, games: z.int() }),
    refuses: { 409: "Its group has no other table to play at." },
    example: { answer: { ok: true, until: AT, games: 3 } },
  }),
  "POST /api/v1/tables/{table}/restore": operation({
    does: "Puts a deleted table back, with the games that went with it.",
    needs: "put a table back",
    body: nothing,
    answer: DONE,
    refuses: { 409: "Another table of its group is called so by now." },
    example: { sent: {}, answer: { ok: true } },
  }),
  "GET /api/v1/tables/{table}/people": operation({
    does: "Lists who sat at the games of a table of guests, and who of a group’s roster (`group`) they seem to be by their names.",
    needs: "keep a table itself",
    query: z.object({ group: z.string().exactOptional() }),
    answer: done({ people: list(person) }),
    refuses: {
      404: "There is no such table, or they do not belong to such a group.",
      409: "The table is a group’s.",
    },
    example: { answer: { ok: true, people: [{ name: "Ann", games: 12, player: OTHER_ID }] } },
  }),
  "POST /api/v1/tables/{table}/move": operation({
    does: "Moves a table of guests with all its games into a group that one plays in. People are the players that are given (null: a guest); who keeps the group may put others on its roster (`add`); the rest are whom the roster knows by that name.",
    needs: "keep a table itself",
    body: tableMove,
    mostBytes: 64 * 1024,
    answer: DONE,
    refuses: {
      403: "They do not keep the table, or their role in the group does not allow it.",
      404: "There is no such table, group, player or name.",
      409: "The table is a group’s.",
      422: "Two who sat at one game would be one player, or a name is not to be put on the roster.",
    },
    example: { sent: { group: ID, people: [{ name: "Ann", player: OTHER_ID }] }, answer: { ok: true } },
  }),
};
