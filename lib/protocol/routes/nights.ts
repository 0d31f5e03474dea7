import { z } from "zod";
import type { Phase } from "@/lib/engine";
import type { GroupGame, NightLine } from "../group";
import { boughtIn, changedNight, newNight, newResult } from "../rosterSchemas";
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
import { SEASON, season } from "./roster";

// What a group played: its nights, its games and results.

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
  playoff: z.strictObject({ id: z.string(), against: list(z.string()) }).nullable(),
  drunk: list(z.strictObject({ name: z.string(), times: z.int() })),
  season: season.omit({ retired: true }).nullable(),
  night: z.strictObject({ id: z.string(), name: z.string().nullable() }).nullable(),
}) satisfies z.ZodType<GroupGame>;

const NO_NIGHT = "They do not belong to such a group, or it has no such night.";

export const nightOperations = {
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
            playoff: null,
            drunk: [],
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
