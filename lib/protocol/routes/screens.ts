import { z } from "zod";
import { screenAsked, screenGiven } from "../schemas";
import { DONE, done, operation } from "./operation";

// TVs: a browser shows a code, and a keeper puts a table on it.

export const screenOperations = {
  "POST /api/v1/screens": operation({
    summary:
      "Creates a code for a browser that wants to become a table's TV, or returns its current one. An unknown visitor gets a device cookie.",
    requires: "nothing",
    body: screenAsked,
    ownLimit: true,
    status: 201,
    answer: done({ code: z.string() }),
    example: { request: {}, answer: { ok: true, code: "K7Q2MX" } },
  }),
  "GET /api/v1/screen": operation({
    summary:
      "Reads the content of this browser as a TV: its table or null, its code while it has none, and a version that changes when the content does.",
    requires: "nothing",
    answer: done({ table: z.string().nullable(), mark: z.string(), code: z.string().nullable() }),
    example: { answer: { ok: true, table: null, mark: "code", code: "K7Q2MX" } },
  }),
  "POST /api/v1/tables/{table}/screens": operation({
    summary: "Puts the table on the TV that shows this code, instead of any other table.",
    requires: "keep a table itself",
    body: screenGiven,
    answer: DONE,
    errors: {
      404: "No such table, or no TV shows this code.",
      409: "That browser has a seat at the table.",
    },
    example: { request: { code: "K7Q-2MX" }, answer: { ok: true } },
  }),
  "DELETE /api/v1/tables/{table}/screens/{screen}": operation({
    summary: "Disconnects a TV, which shows its code again.",
    requires: "keep a table itself",
    answer: DONE,
    errors: { 404: "No such table, or no such TV." },
    example: { answer: { ok: true } },
  }),
};
