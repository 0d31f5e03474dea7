import { z } from "zod";
import type { Finished, Move, Phase, RoundVerdict, Scored, Settled } from "@/lib/engine";
import { face } from "../engineShapes";
import type { BrokenEntry, OpenTable } from "../entry";
import { cupsBody, hereBody, keeperBody, modeBody, seatBody, tonesBody } from "../liveStateSchemas";
import { newEntries, newTable, shiftOfGame } from "../schemas";
import type { TypedCups } from "../typedCups";
import { A_GAME, DONE, done, engineValue, ID, list, operation } from "./operation";
import {
  action,
  cloth,
  ENTRY,
  EXAMPLE_TIME,
  entry,
  LINKS,
  MINE,
  names,
  seat,
  seq,
  state,
  tableGroup,
  wanted,
  washes,
} from "./tableShapes";

// Tables: starting, recording, reading, following, and seats.

const KIB = 1024;

/** Maximum size of a list of entries, in bytes. */
export const MAX_ENTRY_BYTES = 64 * KIB;

const settledRound = engineValue<Settled>(
  "A settled round: its verdict, and what changes hands by it.",
  "SettledRound",
);
const scoredRound = engineValue<Scored>(
  "A round recorded by its outcome (S26): what is known of its challenge, and what changes hands by it.",
  "ScoredRound",
);
const anyRound = engineValue<RoundVerdict>(
  "A round that is over: settled, or recorded by its outcome (S26).",
  "AnyRound",
);

const actionEntry = entry.extend({ action });

const openTable = z.strictObject({
  id: z.string(),
  table: z.string(),
  next: z.string().nullable(),
  seq,
  state,
  names,
  round: list(actionEntry),
  last: z.strictObject({ entry: actionEntry, undo: z.strictObject(wanted) }).nullable(),
  rounds: list(settledRound),
  voided: z.string().exactOptional(),
  told: list(
    z.strictObject({
      round: z.int(),
      moves: list(engineValue<Move>("What changed hands.")),
      scored: scoredRound.exactOptional(),
    }),
  ),
  playoffOf: z.string().nullable(),
  group: tableGroup,
  cloth: cloth.nullable(),
  washes,
  may: z.strictObject({ record: z.boolean(), share: z.boolean(), as: list(z.string()) }),
}) satisfies z.ZodType<OpenTable>;

const broken = z.strictObject({
  seq,
  action,
  code: engineValue<BrokenEntry["code"]>("Why it would be illegal."),
  rule: engineValue<BrokenEntry["rule"]>("The rule, as docs/rules.md numbers it."),
  message: z.string(),
}) satisfies z.ZodType<BrokenEntry>;

const change = <Value extends z.ZodType>(value: Value) => ({ before: value, after: value });

const standing = z.record(z.string(), z.union([z.number(), z.boolean()])).nullable();

const consequences = z.strictObject({
  game: z.string(),
  rounds: list(z.strictObject(change(anyRound.nullable()))),
  standing: list(z.strictObject({ player: seat, ...change(standing), differs: z.boolean() })),
  phase: z.strictObject(change(engineValue<Phase>("The phase of the game."))),
  toAct: z.strictObject(change(seat.nullable())),
  finished: z.strictObject(change(engineValue<Finished>("How the game ended.").nullable())),
  ending: z.enum(["over", "reopened", "otherwise", "same"]),
  none: z.boolean(),
});

const decides = z.strictObject({
  game: z.string(),
  names,
  finished: z.strictObject(change(engineValue<Finished>("How the game ended.").nullable())),
});

const typedCups = z.strictObject({
  began: z.string(),
  version: z.int(),
  readings: list(
    z.strictObject({ cup: z.string(), dice: list(face), phone: z.string(), seat: seat.nullable() }),
  ),
}) satisfies z.ZodType<TypedCups>;

export const gameOperations = {
  "POST /api/v1/games": operation({
    summary:
      "Starts a game; idempotent by id. An unknown visitor gets a device cookie. In a group it requires a member. Joining a table (`table`, or `after` and `playoff_of` for its earlier games) needs permission to record there. A second game after the same one returns the first.",
    requires: "nothing",
    forTokens: true,
    body: newTable,
    mostBytes: 64 * KIB,
    ownLimit: true,
    status: 201,
    answer: done({ id: z.string(), join: z.string() }),
    errors: {
      403: "The visitor may only watch in that group.",
      404: "There is no such group, season, table or game.",
    },
    example: {
      request: {
        id: ID,
        game: A_GAME,
        house: { ones: "high" },
        players: [
          { seat: "s1", name: "Ann" },
          { seat: "s2", name: "Bob" },
        ],
      },
      answer: { ok: true, id: ID, join: LINKS.sit },
    },
  }),
  "GET /api/v1/games/{game}": operation({
    summary: "Reads a table.",
    requires: "read a game",
    answer: done({ table: openTable }),
    example: {
      answer: {
        ok: true,
        table: {
          ...MINE,
          table: ID,
          next: null,
          round: [],
          last: null,
          rounds: [],
          told: [],
          playoffOf: null,
          may: { record: true, share: true, as: ["k3"] },
        },
      },
    },
  }),
  "POST /api/v1/games/{game}/entries": operation({
    summary: "Records entries, all or none; idempotent by id.",
    requires: "record in a game",
    body: newEntries,
    mostBytes: MAX_ENTRY_BYTES,
    answer: done({ entries: list(entry) }),
    errors: {
      403: "The visitor may only watch, or another account tapped it (`as`).",
      409: "Other entries were recorded meanwhile (`unseen`), or the entry is already replaced.",
      422: "The rules do not allow it, or it would make later actions illegal (`broken`).",
    },
    example: {
      request: { entries: [ENTRY] },
      answer: { ok: true, entries: [{ ...ENTRY, seq: 2, at: EXAMPLE_TIME }] },
    },
  }),
  "POST /api/v1/games/{game}/preview": operation({
    summary: "Previews the consequences of entries without recording them.",
    requires: "record in a game",
    body: newEntries,
    mostBytes: MAX_ENTRY_BYTES,
    answer: done({ consequences, broken: list(broken), decides: list(decides) }),
    errors: { 409: "Other entries were recorded meanwhile.", 422: "The rules of the game do not allow it." },
    example: {
      request: { entries: [{ ...ENTRY, replaces: [2] }] },
      answer: {
        ok: true,
        consequences: {
          game: A_GAME,
          rounds: [],
          standing: [],
          phase: { before: "claiming", after: "claiming" },
          toAct: { before: "s2", after: "s2" },
          finished: { before: null, after: null },
          ending: "same",
          none: true,
        },
        broken: [],
        decides: [],
      },
    },
  }),
  "GET /api/v1/games/{game}/stream": operation({
    summary:
      "Follows a game: server-sent events (`entry`, `aside`, `cups`, `next`, `beat`, `reload`, `gone`), starting after entry `Last-Event-ID` or `after`, whichever is later.",
    requires: "read a game",
    query: z.object({ after: z.string().exactOptional() }),
    type: "text/event-stream",
    answer: z.string(),
    example: {
      answer: `id: 2\nevent: entry\ndata: ${JSON.stringify({ ...ENTRY, seq: 2, at: EXAMPLE_TIME })}\n\n`,
    },
  }),
  "PUT /api/v1/games/{game}/here": operation({
    summary: "Sends a heartbeat of a phone that follows the table.",
    requires: "record in a game",
    body: hereBody,
    answer: DONE,
    example: { request: { here: true }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/cups": operation({
    summary:
      "Shares a phone's typed dice of revealed cups, complete per cup, with the other phones. Only the reveal is recorded. If no dice are expected, nothing is saved and `kept` is false.",
    requires: "record in a game",
    body: cupsBody,
    answer: done({ kept: z.boolean(), typed: typedCups.nullable(), phone: z.string(), last: z.boolean() }),
    errors: {
      409: "That round expects no dice.",
      422: "No such cup is revealed.",
    },
    example: {
      request: { began: "b7Lw9XkQSx6n", phone: "kT2mQx81Zp", cups: [{ cup: "s1", dice: [4, 4, 2] }] },
      answer: {
        ok: true,
        kept: true,
        typed: {
          began: "b7Lw9XkQSx6n",
          version: 1_795_462_200_000,
          readings: [{ cup: "s1", dice: [4, 4, 2], phone: "Qm2x81ZpkT", seat: "s1" }],
        },
        phone: "Qm2x81ZpkT",
        last: false,
      },
    },
  }),
  "PUT /api/v1/games/{game}/seat": operation({
    summary: "Takes a seat, or leaves it.",
    requires: "record in a game",
    body: seatBody,
    answer: DONE,
    errors: { 404: "There is no such table, or no such seat.", 409: "Another phone has it." },
    example: { request: { seat: "s1" }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/keeper": operation({
    summary: "Transfers the keeper's role to the phone on a seat.",
    requires: "record in a game",
    body: keeperBody,
    answer: DONE,
    errors: {
      403: "Requires the keeper.",
      409: "No phone has that seat, or the table belongs to a group.",
    },
    example: { request: { seat: "s2" }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/mode": operation({
    summary:
      "Switches all phones between recording every claim and recording rounds by their outcome. Adds no entry.",
    requires: "record in a game",
    body: modeBody,
    answer: DONE,
    example: { request: { score_only: true }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/shift": operation({
    summary: "Sets or clears the shift of a crew's game. Adds no entry.",
    requires: "record in a game",
    body: shiftOfGame,
    answer: DONE,
    errors: { 404: "There is no such table, or the crew has no such shift." },
    example: { request: { shift: null }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/tones": operation({
    summary:
      "Tones: pauses the game on all phones and TVs, resumes it, or marks who is on the call or back. Adds no entry.",
    requires: "record in a game",
    body: tonesBody,
    answer: DONE,
    errors: { 404: "There is no such table, or no such seat.", 409: "The table has no tones key." },
    example: { request: { seats: ["s1", "s2"], out: true }, answer: { ok: true } },
  }),
};
