import { z } from "zod";
import type { Phase } from "@/lib/engine";
import type { GroupGame, NightLine } from "../group";
import { CLOSING_CAUSES, type OpenUnit } from "../ledger";
import type { NightSummary } from "../nightResult";
import { changedBuyIn, changedNight, closedNight, newNight, newResult } from "../rosterSchemas";
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

// A group's nights, games and results.

const night = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  day,
  startedAt: instant,
  endedAt: instant.nullable(),
  buyIn: z.int(),
  unit: z.string(),
  chipValue: z.int().nullable(),
  buyIns: list(z.strictObject({ player: z.string(), name: z.string(), times: z.int(), shares: z.int() })),
}) satisfies z.ZodType<NightLine>;

const inAndOut = z.strictObject({ in: z.int(), out: z.int() }).nullable();

/** A game's pot and the ways to divide it. */
const pot = {
  name: z.string(),
  game: z.string(),
  seq: z.int(),
  chips: z.int(),
  over: z.boolean(),
  share: z.record(z.string(), z.int()).readonly().nullable(),
  back: z.record(z.string(), z.int()).readonly().nullable(),
  sharers: list(z.string()),
};

const result = z.strictObject({
  people: list(
    z.strictObject({
      party: z.string(),
      name: z.string(),
      games: z.int(),
      wins: z.int(),
      washes: z.int(),
      drinks: z.int(),
      drink: z.string().nullable(),
      chips: inAndOut,
      back: z.int(),
      money: inAndOut,
      rounds: inAndOut,
      total: z.int().nullable(),
      left: z.boolean(),
    }),
  ),
  bank: z.int(),
  pot: z.int(),
  money: z.int(),
  stranded: list(z.strictObject(pot)),
  inPlay: list(
    z.strictObject({
      ...pot,
      ...{
        inRound: z.boolean(),
        forChips: z.boolean(),
        takers: list(z.string()),
        takerNames: list(z.string()),
      },
      stacks: z.record(z.string(), z.int()).readonly().nullable(),
    }),
  ),
}) satisfies z.ZodType<NightSummary>;

/** Open balances in chips or one currency. */
const openUnit = z.strictObject({
  unit: z.string().nullable(),
  balances: list(z.strictObject({ party: z.string(), name: z.string(), amount: z.int() })),
  payments: list(
    z.strictObject({
      from: z.string(),
      fromName: z.string(),
      to: z.string(),
      toName: z.string(),
      amount: z.int(),
      maySettle: z.boolean(),
      since: list(z.strictObject({ day, amount: z.int() })),
      paid: z.strictObject({ line: z.string(), day, byName: z.string().nullable() }).nullable(),
      link: z.string().nullable(),
    }),
  ),
  changes: list(
    z.strictObject({
      ...{ night: z.string(), name: z.string().nullable(), day, why: z.enum(CLOSING_CAUSES) },
      game: z.string().nullable(),
      people: list(z.strictObject({ party: z.string(), name: z.string(), amount: z.int() })),
    }),
  ),
  from: list(
    z.strictObject({
      night: z.string().nullable(),
      game: z.string().nullable(),
      rounds: z.int(),
      name: z.string().nullable(),
      day,
      sum: z.int(),
    }),
  ),
}) satisfies z.ZodType<OpenUnit>;

/** A person's chips after each game that changed any. */
const chipsOver = z.strictObject({ name: z.string(), after: list(z.int()) });

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
  washed: list(z.string()),
  loggedBy: z.string().nullable(),
  playoff: z.strictObject({ id: z.string(), against: list(z.string()) }).nullable(),
  drunk: list(z.strictObject({ name: z.string(), times: z.int() })),
  season: season.omit({ retired: true }).nullable(),
  night: z.strictObject({ id: z.string(), name: z.string().nullable() }).nullable(),
}) satisfies z.ZodType<GroupGame>;

/** An example night. */
const A_NIGHT = {
  id: ID,
  name: "Bar night",
  day: "2026-11-20",
  startedAt: "2026-11-20T18:00:00.000Z",
  endedAt: null,
  buyIn: 500,
  unit: "USD",
  chipValue: 50,
  buyIns: [{ player: OTHER_ID, name: "Ann", times: 2, shares: 1 }],
};

const NO_NIGHT = "No such group for this account, or no such night.";

export const nightOperations = {
  "GET /api/v1/groups/{group}/nights": operation({
    summary: "Reads a group's latest nights.",
    requires: "read a group",
    answer: done({ nights: list(night) }),
    example: {
      answer: {
        ok: true,
        nights: [A_NIGHT],
      },
    },
  }),
  "POST /api/v1/groups/{group}/nights": operation({
    summary: "Starts a night, in the group’s currency. Amounts are in its smallest unit.",
    requires: "keep a group",
    body: newNight,
    status: 201,
    answer: done({ id: z.string() }),
    errors: { 409: "Another night is running.", 422: "It is another currency than the group’s." },
    example: { request: { name: "Bar night", buy_in: 500, unit: "USD" }, answer: { ok: true, id: ID } },
  }),
  "PATCH /api/v1/groups/{group}/nights/{night}": operation({
    summary:
      "Ends, reopens or renames a night, or changes its buy-in. Reopening also reopens the games that closing ended.",
    requires: "keep a group",
    body: changedNight,
    answer: done({ stayEnded: list(z.strictObject({ game: z.string(), name: z.string() })) }),
    errors: {
      404: NO_NIGHT,
      409: "Another night is running.",
      422: "It is another currency than the night’s.",
    },
    example: { request: { ended: true }, answer: { ok: true, stayEnded: [] } },
  }),
  "POST /api/v1/groups/{group}/nights/{night}/close": operation({
    summary:
      "Closes a night at once or not at all: ends its open games, divides their pots or books the counted chips, and gives out the buy-ins.",
    requires: "keep a group",
    body: closedNight,
    answer: DONE,
    errors: {
      404: "No such group for this account, or no such night or player.",
      409: "Other games are open, or someone recorded meanwhile.",
      422: "The counted chips do not add up.",
    },
    example: {
      request: { games: [{ game: ID, after: 12, pot: { s1: 1, s3: 1 } }], taker: null },
      answer: { ok: true },
    },
  }),
  "GET /api/v1/groups/{group}/nights/{night}": operation({
    summary:
      "Reads a night: each person's result, and everyone’s balances with the fewest payments that settle them.",
    requires: "read a group",
    answer: done({ night, result, chips: list(chipsOver), open: list(openUnit) }),
    errors: { 404: NO_NIGHT },
    example: {
      answer: {
        ok: true,
        night: A_NIGHT,
        result: {
          people: [
            {
              party: OTHER_ID,
              name: "Ann",
              games: 4,
              wins: 1,
              washes: 0,
              drinks: 2,
              drink: null,
              chips: { in: 10, out: 14 },
              back: 0,
              money: { in: 1000, out: 1000 },
              rounds: { in: 480, out: 0 },
              total: -280,
              left: false,
            },
          ],
          bank: 0,
          pot: 0,
          money: 0,
          stranded: [],
          inPlay: [],
        },
        chips: [{ name: "Ann", after: [3, -1, 6] }],
        open: [
          {
            unit: "USD",
            balances: [
              { party: ID, name: "Bob", amount: 280 },
              { party: OTHER_ID, name: "Ann", amount: -280 },
            ],
            payments: [
              {
                ...{ from: OTHER_ID, fromName: "Ann", to: ID, toName: "Bob", amount: 280 },
                ...{ maySettle: true, since: [{ day: "2026-11-20", amount: 280 }], paid: null, link: null },
              },
            ],
            changes: [],
            from: [{ night: ID, game: null, rounds: 0, name: "Bar night", day: "2026-11-20", sum: 280 }],
          },
        ],
      },
    },
  }),
  "PUT /api/v1/groups/{group}/nights/{night}/buy-ins": operation({
    summary: "Sets a person's buy-ins and their shares of the pot.",
    requires: "keep a group",
    body: changedBuyIn,
    answer: DONE,
    errors: {
      404: "No such group for this account, or no such night or player.",
      409: "Someone else set them meanwhile.",
    },
    example: { request: { player: OTHER_ID, times: 2, seen: { times: 1 } }, answer: { ok: true } },
  }),
  "GET /api/v1/groups/{group}/games": operation({
    summary: "Reads a group's games, in pages.",
    requires: "read a group",
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
            washed: ["Bob"],
            loggedBy: null,
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
    summary: "Records a result-only game; idempotent by id. The group’s settings say from which role on.",
    requires: "play in a group",
    body: newResult,
    status: 201,
    answer: done({ id: z.string() }),
    errors: { 404: "No such group for this account, or no such player or season." },
    example: {
      request: { id: ID, game: A_GAME, losers: [OTHER_ID], day: "2026-11-20" },
      answer: { ok: true, id: ID },
    },
  }),
};
