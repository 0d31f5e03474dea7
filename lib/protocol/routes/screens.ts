import { z } from "zod";
import { screenAsked, screenGiven } from "../schemas";
import { DONE, done, operation } from "./operation";

// TVs: a browser shows a code, and a keeper puts a table on it.

export const screenOperations = {
  "POST /api/v1/screens": operation({
    summary:
      "Makes a code for a browser that is to become a table's big screen, or answers the one it shows already. Whoever asks without being known becomes a device by it.",
    requires: "nothing",
    body: screenAsked,
    ownLimit: true,
    status: 201,
    answer: done({ code: z.string() }),
    example: { request: {}, answer: { ok: true, code: "K7Q2MX" } },
  }),
  "GET /api/v1/screen": operation({
    summary:
      "Reads what this browser is to show as a big screen: the table it was given, or null; a mark of what is shown, another one whenever that is to be drawn anew; and the code it shows as long as it has no table.",
    requires: "nothing",
    answer: done({ table: z.string().nullable(), mark: z.string(), code: z.string().nullable() }),
    example: { answer: { ok: true, table: null, mark: "code", code: "K7Q2MX" } },
  }),
  "POST /api/v1/tables/{table}/screens": operation({
    summary:
      "Gives the big screen that shows this code to a table: it shows what is played there from now on, and no other table.",
    requires: "keep a table itself",
    body: screenGiven,
    answer: DONE,
    errors: {
      404: "There is no such table, or no screen shows this code.",
      409: "That browser plays at the table itself.",
    },
    example: { request: { code: "K7Q-2MX" }, answer: { ok: true } },
  }),
  "DELETE /api/v1/tables/{table}/screens/{screen}": operation({
    summary: "Sends a big screen away: it shows its code again.",
    requires: "keep a table itself",
    answer: DONE,
    errors: { 404: "There is no such table, or no such screen hangs there." },
    example: { answer: { ok: true } },
  }),
};
