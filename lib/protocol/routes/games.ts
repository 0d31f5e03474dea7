import { z } from "zod";
import type { Finished, Move, Phase, RoundVerdict, Scored, Settled } from "@/lib/engine";
import { face } from "../engineShapes";
import type { BrokenEntry, OpenTable } from "../entry";
import { cupsSent, keeperNamed, seatTaken, stillHere, tonesChange } from "../liveStateSchemas";
import { newEntries, newTable } from "../schemas";
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
} from "./tableShapes";

// A table: starting it, recording at it, reading and following it, and its seats.

const KIB = 1024;

/** The longest list of entries that is taken, in bytes. */
export const MAX_ENTRY_BYTES = 64 * KIB;

const settledRound = engineValue<Settled>("A settled round: its verdict, and what changes hands by it.");
const scoredRound = engineValue<Scored>(
  "A round recorded by its outcome (S26): what is known of its challenge, and what changes hands by it.",
);
const anyRound = engineValue<RoundVerdict>(
  "A round that is over: settled, or recorded by its outcome (S26).",
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
      "Starts a game; sending the same one again answers the same. Whoever asks without being known becomes a device by it. In a group it takes a member of it; at a table (`table`, or `after` and `playoff_of`, games that were played there) whoever records there. Of two who begin the game after the same one the second is answered the first's.",
    requires: "nothing",
    body: newTable,
    mostBytes: 64 * KIB,
    ownLimit: true,
    status: 201,
    answer: done({ id: z.string(), join: z.string() }),
    errors: { 403: "They only watch in that group.", 404: "There is no such group, season, table or game." },
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
    summary: "Records entries, all together or not at all; sending the same ones again records them once.",
    requires: "record in a game",
    body: newEntries,
    mostBytes: MAX_ENTRY_BYTES,
    answer: done({ entries: list(entry) }),
    errors: {
      403: "They only watch, or it was tapped by somebody else (`as`).",
      409: "Something was recorded meanwhile (`unseen`), or replaced already.",
      422: "The rules of the game do not allow it, or later actions would be illegal by it (`broken`).",
    },
    example: {
      request: { entries: [ENTRY] },
      answer: { ok: true, entries: [{ ...ENTRY, seq: 2, at: EXAMPLE_TIME }] },
    },
  }),
  "POST /api/v1/games/{game}/preview": operation({
    summary: "Says what entries would change; records nothing.",
    requires: "record in a game",
    body: newEntries,
    mostBytes: MAX_ENTRY_BYTES,
    answer: done({ consequences, broken: list(broken), decides: list(decides) }),
    errors: { 409: "Something was recorded meanwhile.", 422: "The rules of the game do not allow it." },
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
      "Follows a table: server-sent events (`entry`, `aside`, `cups`, `next`, `beat`, `reload`, `gone`) from the entry after `Last-Event-ID` or `after` on, whichever is later.",
    requires: "read a game",
    query: z.object({ after: z.string().exactOptional() }),
    type: "text/event-stream",
    answer: z.string(),
    example: {
      answer: `id: 2\nevent: entry\ndata: ${JSON.stringify({ ...ENTRY, seq: 2, at: EXAMPLE_TIME })}\n\n`,
    },
  }),
  "PUT /api/v1/games/{game}/here": operation({
    summary: "A phone that follows the table says that it is still there.",
    requires: "record in a game",
    body: stillHere,
    answer: DONE,
    example: { request: { here: true }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/cups": operation({
    summary:
      "Says what a phone has typed of the cups that are lifted, all of each cup: the other phones see it. What is recorded is the reveal. Of cups that are not awaited, or not any more, nothing is kept, and that is answered.",
    requires: "record in a game",
    body: cupsSent,
    answer: done({ kept: z.boolean(), typed: typedCups.nullable(), phone: z.string(), last: z.boolean() }),
    errors: {
      409: "The cups of that round are not awaited, or not any more.",
      422: "No such cup is lifted.",
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
    summary: "Sits down on a seat, or on none.",
    requires: "record in a game",
    body: seatTaken,
    answer: DONE,
    errors: { 404: "There is no such table, or no such seat.", 409: "Another phone sits there." },
    example: { request: { seat: "s1" }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/keeper": operation({
    summary: "Gives the keeping of a table to the phone that sits on a seat.",
    requires: "record in a game",
    body: keeperNamed,
    answer: DONE,
    errors: {
      403: "Only the keeper may.",
      409: "Nobody sits there with a phone, or the table is a group's.",
    },
    example: { request: { seat: "s2" }, answer: { ok: true } },
  }),
  "PUT /api/v1/games/{game}/tones": operation({
    summary:
      "The tones drop: freezes the game on all phones and boards, or goes on with it; or says who is out on the call, and who is back. No entry of the game, which records as before.",
    requires: "record in a game",
    body: tonesChange,
    answer: DONE,
    errors: { 404: "There is no such table, or no such seat.", 409: "The table has no key for the tones." },
    example: { request: { seats: ["s1", "s2"], out: true }, answer: { ok: true } },
  }),
};
