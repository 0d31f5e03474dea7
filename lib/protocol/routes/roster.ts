import { z } from "zod";
import { COLOR_NAMES } from "@/lib/messages/colors";
import type { PlayedPlayer, SeasonLine } from "../group";
import {
  changedPlayer,
  changedSeason,
  mergedPlayer,
  namedGuest,
  newPlayers,
  newSeason,
} from "../rosterSchemas";
import { DONE, day, done, ID, list, OTHER_ID, operation } from "./operation";

// A group's roster: players, and shifts or seasons.

const player = z.strictObject({
  id: z.string(),
  name: z.string(),
  nickname: z.string().nullable(),
  shown: z.string(),
  colour: z.enum(COLOR_NAMES),
  season: z.string().nullable(),
  kelly: z.strictObject({ every: z.int().nullable(), from: day.nullable(), days: list(day) }).nullable(),
  account: z.enum(["none", "theirs", "yours"]),
  retired: z.boolean(),
  unlisted: z.boolean(),
  games: z.int(),
  mayGo: z.boolean(),
  merged: list(z.strictObject({ id: z.string(), shown: z.string() })),
  guests: list(z.string()),
}) satisfies z.ZodType<PlayedPlayer>;

/** A shift or season. */
export const season = z.strictObject({
  id: z.string(),
  name: z.string(),
  startsOn: day.nullable(),
  retired: z.boolean(),
}) satisfies z.ZodType<SeasonLine>;

/** For examples. */
export const SEASON = { id: OTHER_ID, name: "Autumn", startsOn: "2026-09-01" };
const NO_PLAYER = "No such group for this account, or no such player.";
const NO_SEASON = "No such group for this account, or no such season.";

export const rosterOperations = {
  "GET /api/v1/groups/{group}/players": operation({
    summary: "Reads a group's roster.",
    requires: "read a group",
    answer: done({ players: list(player) }),
    example: {
      answer: {
        ok: true,
        players: [
          {
            id: ID,
            name: "Ann",
            nickname: "Ace",
            shown: "Ace",
            colour: "plum",
            season: null,
            kelly: { every: 7, from: "2026-11-26", days: [] },
            account: "none",
            retired: false,
            unlisted: false,
            games: 12,
            mayGo: false,
            merged: [],
            guests: [],
          },
        ],
      },
    },
  }),
  "POST /api/v1/groups/{group}/players": operation({
    summary: "Adds people to a group's roster.",
    requires: "keep a group",
    body: newPlayers,
    status: 201,
    answer: done({ players: list(z.string()) }),
    example: { request: { names: ["Ann", "Bob"] }, answer: { ok: true, players: [ID, OTHER_ID] } },
  }),
  "PATCH /api/v1/groups/{group}/players/{player}": operation({
    summary: "Changes a roster player; omitted fields stay.",
    requires: "keep a group",
    body: changedPlayer,
    answer: DONE,
    errors: { 404: NO_PLAYER, 409: "The account is linked to another player, or the player is merged." },
    example: { request: { nickname: "Ace", colour: "plum" }, answer: { ok: true } },
  }),
  "DELETE /api/v1/groups/{group}/players/{player}": operation({
    summary: "Removes a player who never played.",
    requires: "keep a group",
    answer: DONE,
    errors: { 404: NO_PLAYER, 409: "They have played." },
    example: { answer: { ok: true } },
  }),
  "POST /api/v1/groups/{group}/players/{player}/merge": operation({
    summary: "Merges a player into another.",
    requires: "keep a group",
    body: mergedPlayer,
    answer: DONE,
    errors: {
      404: NO_PLAYER,
      409: "They played in the same game, have two accounts, or are already merged.",
    },
    example: { request: { into: OTHER_ID }, answer: { ok: true } },
  }),
  "DELETE /api/v1/groups/{group}/players/{player}/merge": operation({
    summary: "Undoes a merge.",
    requires: "keep a group",
    answer: DONE,
    errors: { 404: NO_PLAYER },
    example: { answer: { ok: true } },
  }),
  "PUT /api/v1/groups/{group}/guests": operation({
    summary:
      "Says which roster player a guest is: their balance counts for that player. “new” adds one, null undoes it.",
    requires: "keep a group",
    body: namedGuest,
    answer: DONE,
    errors: {
      404: "No such group for this account, or no such player.",
      409: "Both sat at one game, the player is merged, or the name is taken.",
    },
    example: { request: { name: "Zed", player: ID }, answer: { ok: true } },
  }),
  "GET /api/v1/groups/{group}/seasons": operation({
    summary: "Reads a group's shifts or seasons.",
    requires: "read a group",
    answer: done({ seasons: list(season) }),
    example: { answer: { ok: true, seasons: [{ ...SEASON, retired: false }] } },
  }),
  "POST /api/v1/groups/{group}/seasons": operation({
    summary: "Adds a shift, or a season with its first day.",
    requires: "keep a group",
    body: newSeason,
    status: 201,
    answer: done({ id: z.string() }),
    errors: { 409: "The name is taken." },
    example: { request: { name: "Autumn", starts_on: "2026-09-01" }, answer: { ok: true, id: OTHER_ID } },
  }),
  "PATCH /api/v1/groups/{group}/seasons/{season}": operation({
    summary: "Changes a shift or season; omitted fields stay.",
    requires: "keep a group",
    body: changedSeason,
    answer: DONE,
    errors: { 404: NO_SEASON, 409: "The name is taken." },
    example: { request: { name: "Fall" }, answer: { ok: true } },
  }),
};
