import { z } from "zod";
import { nothing } from "../membershipSchemas";
import { DONE, done, instant, operation } from "./operation";
import { AT } from "./tableShapes";

// Tables and games as a whole: deleted, and put back.

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
    example: { sent: {}, answer: { ok: true } },
  }),
};
