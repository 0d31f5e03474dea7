import { z } from "zod";
import type { Phase } from "@/lib/engine";
import { COLOUR_NAMES } from "@/lib/messages/colours";
import type { GroupGame, NightLine, RosterPlayer, SeasonLine } from "../group";
import {
  boughtIn,
  changedNight,
  changedPlayer,
  changedSeason,
  mergedPlayer,
  newNight,
  newPlayers,
  newResult,
  newSeason,
} from "../rosterSchemas";
import {
  A_GAME,
  DONE,
  day,
  done,
  engineValue,
  ID,
  instant,
  list,
  OTHER_ID,
  operation,
  pageFrom,
} from "./operation";

// What a group keeps account of: its players, seasons, nights, games and results.

const player = z.strictObject({
  id: z.string(),
  name: z.string(),
  nickname: z.string().nullable(),
  shown: z.string(),
  colour: z.enum(COLOUR_NAMES),
  season: z.string().nullable(),
  account: z.enum(["none", "theirs", "yours"]),
  retired: z.boolean(),
  games: z.int(),
  mayGo: z.boolean(),
  merged: list(z.strictObject({ id: z.string(), shown: z.string() })),
}) satisfies z.ZodType<RosterPlayer>;

const season = z.strictObject({
  id: z.string(),
  name: z.string(),
  startsOn: day.nullable(),
  retired: z.boolean(),
}) satisfies z.ZodType<SeasonLine>;

const night = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  day,
  startedAt: instant,
  endedAt: instant.nullable(),
  buyIn: z.int(),
  unit: z.string(),
  paid: list(z.string()),
}) satisfies z.ZodType<NightLine>;

const game = z.strictObject({
  id: z.string(),
  game: z.string(),
  day,
  resultOnly: z.boolean(),
  phase: engineValue<Phase>("The phase of the game."),
  rounds: z.int(),
  names: list(z.string()),
  losers: list(z.string()),
  winners: list(z.string()),
  season: season.omit({ retired: true }).nullable(),
  night: z.strictObject({ id: z.string(), name: z.string().nullable() }).nullable(),
}) satisfies z.ZodType<GroupGame>;

const SEASON = { id: OTHER_ID, name: "Autumn", startsOn: "2026-09-01" };
const NO_PLAYER = "They do not belong to such a group, or nobody of its roster is called so.";
const NO_SEASON = "They do not belong to such a group, or it has no such season.";
const NO_NIGHT = "They do not belong to such a group, or it has no such night.";

export const rosterOperations = {
  "GET /api/v1/groups/{group}/players": operation({
    does: "Reads a group's roster.",
    needs: "read a group",
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
            account: "none",
            retired: false,
            games: 12,
            mayGo: false,
            merged: [],
          },
        ],
      },
    },
  }),
  "POST /api/v1/groups/{group}/players": operation({
    does: "Puts people on a group's roster.",
    needs: "keep a group",
    body: newPlayers,
    status: 201,
    answer: done({ players: list(z.string()) }),
    example: { sent: { names: ["Ann", "Bob"] }, answer: { ok: true, players: [ID, OTHER_ID] } },
  }),
  "PATCH /api/v1/groups/{group}/players/{player}": operation({
    does: "Changes somebody of the roster; what is left out stays.",
    needs: "keep a group",
    body: changedPlayer,
    answer: DONE,
    refuses: { 404: NO_PLAYER, 409: "The account is somebody else's of the roster, or they are merged." },
    example: { sent: { nickname: "Ace", colour: "plum" }, answer: { ok: true } },
  }),
  "DELETE /api/v1/groups/{group}/players/{player}": operation({
    does: "Removes somebody who never played.",
    needs: "keep a group",
    answer: DONE,
    refuses: { 404: NO_PLAYER, 409: "They have played." },
    example: { answer: { ok: true } },
  }),
  "POST /api/v1/groups/{group}/players/{player}/merge": operation({
    does: "Says that a player is the same person as another one.",
    needs: "keep a group",
    body: mergedPlayer,
    answer: DONE,
    refuses: { 404: NO_PLAYER, 409: "They sat at one table, have two accounts, or are merged already." },
    example: { sent: { into: OTHER_ID }, answer: { ok: true } },
  }),
  "DELETE /api/v1/groups/{group}/players/{player}/merge": operation({
    does: "Takes that back.",
    needs: "keep a group",
    answer: DONE,
    refuses: { 404: NO_PLAYER },
    example: { answer: { ok: true } },
  }),
  "GET /api/v1/groups/{group}/seasons": operation({
    does: "Reads a group's shifts or seasons.",
    needs: "read a group",
    answer: done({ seasons: list(season) }),
    example: { answer: { ok: true, seasons: [{ ...SEASON, retired: false }] } },
  }),
  "POST /api/v1/groups/{group}/seasons": operation({
    does: "Adds a shift, or a season with its first day.",
    needs: "keep a group",
    body: newSeason,
    status: 201,
    answer: done({ id: z.string() }),
    refuses: { 409: "There is one of that name." },
    example: { sent: { name: "Autumn", starts_on: "2026-09-01" }, answer: { ok: true, id: OTHER_ID } },
  }),
  "PATCH /api/v1/groups/{group}/seasons/{season}": operation({
    does: "Changes a shift or season; what is left out stays.",
    needs: "keep a group",
    body: changedSeason,
    answer: DONE,
    refuses: { 404: NO_SEASON, 409: "There is another one of that name." },
    example: { sent: { name: "Fall" }, answer: { ok: true } },
  }),
  "GET /api/v1/groups/{group}/nights": operation({
    does: "Reads a group's latest nights.",
    needs: "read a group",
    answer: done({ nights: list(night) }),
    example: {
      answer: {
        ok: true,
        nights: [
          {
            id: ID,
            name: "Bar night",
            day: "2026-11-20",
            startedAt: "2026-11-20T18:00:00.000Z",
            endedAt: null,
            buyIn: 5,
            unit: "chips",
            paid: [OTHER_ID],
          },
        ],
      },
    },
  }),
  "POST /api/v1/groups/{group}/nights": operation({
    does: "Begins a night.",
    needs: "keep a group",
    body: newNight,
    status: 201,
    answer: done({ id: z.string() }),
    refuses: { 409: "Another night is on." },
    example: { sent: { name: "Bar night", buy_in: 5, unit: "chips" }, answer: { ok: true, id: ID } },
  }),
  "PATCH /api/v1/groups/{group}/nights/{night}": operation({
    does: "Ends a night, goes on with it, or changes its name and buy-in.",
    needs: "keep a group",
    body: changedNight,
    answer: DONE,
    refuses: { 404: NO_NIGHT, 409: "Another night is on." },
    example: { sent: { ended: true }, answer: { ok: true } },
  }),
  "POST /api/v1/groups/{group}/nights/{night}/buy-ins": operation({
    does: "Ticks that somebody bought in.",
    needs: "keep a group",
    body: boughtIn,
    answer: DONE,
    refuses: { 404: "They do not belong to such a group, or it has no such night or player." },
    example: { sent: { player: OTHER_ID }, answer: { ok: true } },
  }),
  "DELETE /api/v1/groups/{group}/nights/{night}/buy-ins": operation({
    does: "Takes the tick back.",
    needs: "keep a group",
    body: boughtIn,
    answer: DONE,
    refuses: { 404: "They do not belong to such a group, or it has no such night or player." },
    example: { sent: { player: OTHER_ID }, answer: { ok: true } },
  }),
  "GET /api/v1/groups/{group}/games": operation({
    does: "Reads a group's games, a page at a time.",
    needs: "read a group",
    query: pageFrom,
    answer: done({ games: list(game), next: z.string().nullable() }),
    example: {
      answer: {
        ok: true,
        games: [
          {
            id: ID,
            game: A_GAME,
            day: "2026-11-20",
            resultOnly: false,
            phase: "finished",
            rounds: 9,
            names: ["Ann", "Bob"],
            losers: ["Bob"],
            winners: ["Ann"],
            season: SEASON,
            night: null,
          },
        ],
        next: null,
      },
    },
  }),
  "POST /api/v1/groups/{group}/results": operation({
    does: "Records a game of which only the result is known; sending the same one again records it once.",
    needs: "keep a group",
    body: newResult,
    status: 201,
    answer: done({ id: z.string() }),
    refuses: { 404: "They do not belong to such a group, or it has no such player or season." },
    example: {
      sent: { id: ID, game: A_GAME, losers: [OTHER_ID], day: "2026-11-20" },
      answer: { ok: true, id: ID },
    },
  }),
};
