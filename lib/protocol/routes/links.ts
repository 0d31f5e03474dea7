import { z } from "zod";
import { linksReset, tableJoin } from "../schemas";
import type { SharedTable } from "../tableLinks";
import { VISIT_ENDS, VISITS, type VisitPage } from "../tablePhones";
import { DONE, done, ID, instant, list, operation, pageFrom } from "./operation";
import { publicLink } from "./publicLinks";
import { EXAMPLE_TIME, LINKS, seat } from "./tableShapes";

// A table's links, and the phones they let in.

const links = z.strictObject({ sit: z.string(), watch: z.string() });

const namedSeat = z.strictObject({ key: seat, name: z.string() }).nullable();

const sharedTable = {
  links,
  phones: list(
    z.strictObject({
      phone: z.string(),
      as: z.enum(["guest", "group", "keeper", "screen"]),
      may: z.enum(["record", "watch"]),
      signedIn: z.boolean(),
      name: z.string().nullable(),
      seat: namedSeat,
      browsers: list(z.string()),
      since: instant,
      here: z.boolean(),
      own: z.boolean(),
    }),
  ).nullable(),
  handsOver: z.boolean(),
  group: z.string().nullable(),
  publicLinks: list(publicLink.omit({ path: true })).nullable(),
  verdicts: list(z.strictObject({ place: z.int(), round: z.int(), since: instant })).nullable(),
} satisfies { readonly [Key in keyof SharedTable]: z.ZodType<SharedTable[Key]> };

const visitPage = {
  visits: list(
    z.strictObject({
      by: z.enum(VISITS),
      at: instant,
      browser: z.string(),
      signedIn: z.boolean(),
      name: z.string().nullable(),
      seat: namedSeat,
      ended: z.strictObject({ how: z.enum(VISIT_ENDS), at: instant }).nullable(),
    }),
  ),
  next: z.string().nullable(),
} satisfies { readonly [Key in keyof VisitPage]: z.ZodType<VisitPage[Key]> };

export const linkOperations = {
  "GET /api/v1/games/{game}/links": operation({
    summary:
      "Reads a table's links and, for its keepers, the phones with access and the game's public links.",
    requires: "share a game",
    answer: done(sharedTable),
    example: {
      answer: {
        ok: true,
        links: LINKS,
        phones: null,
        handsOver: false,
        group: null,
        publicLinks: null,
        verdicts: null,
      },
    },
  }),
  "POST /api/v1/games/{game}/links": operation({
    summary: "Resets a table's links; the old ones stop working.",
    requires: "keep a table",
    body: linksReset,
    answer: done({ links }),
    example: { request: { anew: true }, answer: { ok: true, links: LINKS } },
  }),
  "DELETE /api/v1/games/{game}/phones/{phone}": operation({
    summary: "Removes a guest from a table.",
    requires: "keep a table",
    answer: DONE,
    errors: { 404: "No such table, or no such guest." },
    example: { answer: { ok: true } },
  }),
  "GET /api/v1/games/{game}/visits": operation({
    summary: "Reads the log of a table's visits, newest first, in pages.",
    requires: "keep a table",
    query: pageFrom,
    answer: done(visitPage),
    example: {
      answer: {
        ok: true,
        visits: [
          {
            by: "started",
            at: EXAMPLE_TIME,
            browser: "Firefox on Android",
            signedIn: false,
            name: null,
            seat: null,
            ended: null,
          },
        ],
        next: null,
      },
    },
  }),
  "POST /api/v1/joins": operation({
    summary:
      "Joins a table by its link, to play (optionally on a free seat of the current game) or to watch. An unknown visitor gets a device cookie.",
    requires: "nothing",
    body: tableJoin,
    ownLimit: true,
    answer: done({ table: z.string(), id: z.string().nullable(), seated: z.boolean() }),
    errors: { 404: "The link is not valid." },
    example: { request: { token: "a-link-to-sit" }, answer: { ok: true, table: ID, id: ID, seated: false } },
  }),
};
