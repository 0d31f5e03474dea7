import { z } from "zod";
import { PUBLIC_KINDS, PUBLIC_NAMES, type PublicLinkLine } from "../publicLinks";
import { rowId } from "../schemas";
import { A_GAME, DONE, day, done, ID, instant, list, OTHER_ID, operation } from "./operation";

// Public links: created, listed and revoked.

const names = z.enum(PUBLIC_NAMES);

export const publicLink = z.strictObject({
  id: z.string(),
  kind: z.enum(PUBLIC_KINDS),
  names,
  game: z.strictObject({ id: z.string(), game: z.string(), day }).nullable(),
  season: z.string().nullable(),
  person: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  verdict: z.strictObject({ place: z.int(), round: z.int() }).nullable(),
  path: z.string(),
  since: instant,
}) satisfies z.ZodType<PublicLinkLine>;

const newPublicLink = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("season"), season: rowId, names }),
  z.strictObject({ kind: z.literal("dishes"), names }),
  z.strictObject({ kind: z.literal("feed"), names, player: rowId.exactOptional() }),
]);

const newGameLink = z.strictObject({ names });

const LINE: PublicLinkLine = {
  id: ID,
  kind: "dishes",
  names: "initials",
  game: null,
  season: null,
  person: null,
  verdict: null,
  path: "/share/a-link-to-read",
  since: "2026-11-20T21:00:00.000Z",
};
const OF_A_GAME: PublicLinkLine = {
  ...LINE,
  kind: "game",
  game: { id: OTHER_ID, game: A_GAME, day: "2026-11-20" },
};
const NO_LINK = "No such group or table, or no such link.";

export const publicLinkOperations = {
  "GET /api/v1/groups/{group}/public-links": operation({
    summary:
      "Lists a group's public links, including those to its games. Members get those to their own feed.",
    requires: "play in a group",
    answer: done({ links: list(publicLink) }),
    example: { answer: { ok: true, links: [LINE] } },
  }),
  "POST /api/v1/groups/{group}/public-links": operation({
    summary:
      "Creates a public link to a season's table, the dish calendar or a calendar feed, or returns the existing one. Members do so for their own feed.",
    requires: "play in a group",
    body: newPublicLink,
    status: 201,
    answer: done({ link: publicLink }),
    errors: { 404: "There is no such group, or it has no such season or player." },
    example: { request: { kind: "dishes", names: "initials" }, answer: { ok: true, link: LINE } },
  }),
  "DELETE /api/v1/groups/{group}/public-links/{link}": operation({
    summary: "Revokes a public link. Members revoke those to their own feed.",
    requires: "play in a group",
    answer: DONE,
    errors: { 404: NO_LINK },
    example: { answer: { ok: true } },
  }),
  "GET /api/v1/games/{game}/public-links": operation({
    summary: "Lists the public links to a game and to its verdicts.",
    requires: "keep a table",
    answer: done({ links: list(publicLink) }),
    example: { answer: { ok: true, links: [OF_A_GAME] } },
  }),
  "POST /api/v1/games/{game}/public-links": operation({
    summary: "Creates a public link to a group's game, or returns the existing one.",
    requires: "keep a table",
    body: newGameLink,
    status: 201,
    answer: done({ link: publicLink }),
    errors: { 409: "Only a group's games can have public links." },
    example: { request: { names: "initials" }, answer: { ok: true, link: OF_A_GAME } },
  }),
  "DELETE /api/v1/games/{game}/public-links/{link}": operation({
    summary: "Revokes a public link to a game or to one of its verdicts.",
    requires: "keep a table",
    answer: DONE,
    errors: { 404: NO_LINK },
    example: { answer: { ok: true } },
  }),
};
