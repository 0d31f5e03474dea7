import { z } from "zod";
import type { AlternativeResult, UnknownReason } from "@/lib/engine";
import { type HistoryPage, PAGE_KEYS, ROUND_KINDS } from "../historyPage";
import { CONSENTS, type RoundConsent } from "../liveState";
import { consentGiven, disputeSettled } from "../liveStateSchemas";
import { gameRecord } from "../record";
import { verdictToShare } from "../schemas";
import { A_GAME, DONE, done, engineValue, ID, instant, list, OTHER_ID, operation } from "./operation";
import {
  action,
  cloth,
  ENTRY,
  EXAMPLE_TIME,
  entry,
  MINE,
  NAMES,
  names,
  seat,
  seq,
  state,
  tableGroup,
  wanted,
  washes,
} from "./tableShapes";

// A game's history and files, and its verdicts: answers to them, and their links.

const consent = z.strictObject({
  round: z.int(),
  agreed: list(seat),
  disputed: list(seat),
  settled: z.string().nullable(),
}) satisfies z.ZodType<RoundConsent>;

const pageAt = z.strictObject({ at: z.enum(PAGE_KEYS), number: z.int() }).nullable();

const pageLine = z.strictObject({
  place: z.int(),
  versions: list(z.strictObject({ seq, action: action.nullable(), at: instant, by: z.string() })),
  leftOut: z.int(),
  stands: z.boolean(),
  back: z.strictObject({ ...wanted, action }).nullable(),
});

const historyPage = {
  id: z.string(),
  startedAt: instant,
  resultOnly: z.boolean(),
  group: tableGroup,
  cloth: cloth.nullable(),
  washes,
  playoffOf: z.string().nullable(),
  names,
  you: z.string(),
  authors: z.record(z.string(), z.string()),
  mine: seat.nullable(),
  keeps: z.boolean(),
  consents: list(consent),
  seq,
  state,
  opening: state,
  rounds: list(
    z.strictObject({
      kind: z.enum(ROUND_KINDS),
      round: z.int(),
      part: z.boolean(),
      lines: list(pageLine),
    }),
  ),
  older: pageAt,
  newer: z.strictObject({ page: pageAt }).nullable(),
  latest: z.int(),
} satisfies { readonly [Key in keyof HistoryPage]: z.ZodType<HistoryPage[Key]> };

type Outcome = Exclude<AlternativeResult, { readonly came: "unknown" }>;

const outcome = engineValue<Outcome>("The round's result, or its first illegal action.");

const value = z.union([z.string(), z.number()]);

const butWePlay = z.strictObject({
  here: outcome,
  others: list(
    z.strictObject({
      option: z.string(),
      values: z.strictObject({ from: value, to: value, open: z.boolean() }),
      came: outcome,
    }),
  ),
  unchanged: z.int(),
  untold: list(
    z.strictObject({ option: z.string(), why: engineValue<UnknownReason>("Why there is no answer.") }),
  ),
});

export const historyOperations = {
  "GET /api/v1/games/{game}/history": operation({
    summary: "Reads a page of a game's history: the newest rounds, or those selected by a number.",
    requires: "read a game",
    query: z.object({
      before: z.string().exactOptional(),
      round: z.string().exactOptional(),
      line: z.string().exactOptional(),
    }),
    answer: done(historyPage),
    example: {
      answer: {
        ok: true,
        ...MINE,
        startedAt: EXAMPLE_TIME,
        resultOnly: false,
        playoffOf: null,
        you: "k3",
        authors: {},
        mine: "s1",
        keeps: true,
        consents: [],
        opening: MINE.state,
        rounds: [],
        older: null,
        newer: null,
        latest: 0,
      },
    },
  }),
  "GET /api/v1/games/{game}/record": operation({
    summary: "Downloads a game as a record (dice-record/1) for replay.",
    requires: "read a game",
    answer: gameRecord,
    example: {
      answer: {
        format: "dice-record/1",
        id: ID,
        at: EXAMPLE_TIME,
        game: A_GAME,
        house: { ones: "high" },
        players: ["Ann", "Bob"],
        actions: [{ do: "start-round", starter: "Ann", wild: 4, id: ENTRY.id, at: EXAMPLE_TIME }],
      },
    },
  }),
  "GET /api/v1/games/{game}/journal": operation({
    summary: "Downloads a game's whole journal (dice-journal/1).",
    requires: "read a game",
    answer: z.strictObject({
      format: z.literal("dice-journal/1"),
      id: z.string(),
      at: instant,
      playoff_of: z.string().exactOptional(),
      game: z.string(),
      house: z.record(z.string(), value),
      seats: list(seat),
      names,
      entries: list(entry),
    }),
    example: {
      answer: {
        format: "dice-journal/1",
        id: ID,
        at: EXAMPLE_TIME,
        game: A_GAME,
        house: { ones: "high" },
        seats: ["s1", "s2"],
        names: NAMES,
        entries: [{ ...ENTRY, seq: 2, by: "k3", at: EXAMPLE_TIME }],
      },
    },
  }),
  "PUT /api/v1/games/{game}/rounds/{round}/consent": operation({
    summary: "Agrees to a round's verdict, disputes it, or withdraws the answer.",
    requires: "record in a game",
    body: consentGiven,
    answer: DONE,
    errors: {
      404: "There is no such table, or no such round.",
      409: "They have no seat, or the verdict has changed.",
    },
    example: { request: { says: CONSENTS[0], after: 7 }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/rounds/{round}/settlement": operation({
    summary: "Resolves a disputed round with a note.",
    requires: "keep a table",
    body: disputeSettled,
    answer: DONE,
    errors: {
      404: "There is no such table, or no such round.",
      409: "It is not disputed or already resolved, or the verdict has changed.",
    },
    example: { request: { note: "Counted again", after: 7 }, answer: { ok: true } },
  }),
  "GET /api/v1/games/{game}/rounds/{round}/elsewhere": operation({
    summary: "“But we play…”: applies each other house rule to a round.",
    requires: "read a game",
    answer: done({ elsewhere: butWePlay }),
    errors: { 404: "There is no such table, or no such round." },
  }),
  "POST /api/v1/games/{game}/verdicts": operation({
    summary: "Returns a public link to the verdict of a round.",
    requires: "record in a game",
    body: verdictToShare,
    answer: done({ url: z.string() }),
    errors: { 404: "There is no such table, or no such round." },
    example: {
      request: { round: 1 },
      answer: { ok: true, url: `https://table.example/verdict/${OTHER_ID}` },
    },
  }),
  "DELETE /api/v1/games/{game}/verdicts/{place}": operation({
    summary: "Revokes the link of a verdict.",
    requires: "keep a table",
    answer: DONE,
    errors: { 404: "No such table, or no such shared verdict." },
    example: { answer: { ok: true } },
  }),
};
