import { z } from "zod";
import { LANGUAGES } from "@/lib/messages/language";
import { recordedAction } from "../actionShapes";
import { answer, replayed } from "../answerShapes";
import { MAX_QUESTIONS, question } from "../ask/shapes";
import { gameRecord, MAX_ACTIONS, ownGameRecord } from "../record";
import { A_GAME, DONE, operation } from "./operation";

// Operations without an account: the desk, the API description, and the language.

const KIB = 1024;

/** A record whose actions are validated: an invalid one is refused by itself, not the whole record. */
const withActions = { actions: z.array(recordedAction).max(MAX_ACTIONS) };
const wholeRecord = z.union([gameRecord.extend(withActions), ownGameRecord.extend(withActions)]);

export const deskOperations = {
  "POST /api/v1/settle": operation({
    summary:
      "The desk: answers one question, or a list of up to 100, in the same shape. An invalid question gets ok: false with a code.",
    requires: "nothing",
    fromAnySite: true,
    forTokens: true,
    body: z.union([question, z.array(question).max(MAX_QUESTIONS)]),
    readsItself: true,
    mostBytes: 256 * KIB,
    ownLimit: true,
    answer: z.union([answer, z.array(answer).max(MAX_QUESTIONS)]),
    example: {
      request: { ask: "raise", game: A_GAME, from: "9 sixes", to: "10 ones", wild: 4 },
      answer: {
        ok: true,
        legal: true,
        claim: { count: 10, face: 1 },
        text: "10 ones",
        warnings: [],
        message: "10 ones beats 9 sixes.",
        rules: ["S3", "S8"],
      },
    },
  }),
  "POST /api/v1/replay": operation({
    summary:
      "Replays a game record (dice-record/1, or dice-record/2 with its own rule set, up to 10,000 actions). ok is false if an action or the record was refused.",
    requires: "nothing",
    fromAnySite: true,
    forTokens: true,
    body: wholeRecord,
    readsItself: true,
    mostBytes: 8 * KIB * KIB,
    ownLimit: true,
    answer: replayed,
    example: {
      request: {
        format: "dice-record/1",
        game: A_GAME,
        players: ["Ann", "Bob"],
        actions: [{ do: "start-round", starter: "Ann", wild: 4 }],
      },
      answer: {
        ok: true,
        steps: [{ index: 0, accepted: true }],
        rounds: [],
        standing: {
          Ann: { score: 0, goods: 0, bads: 0, dice: 5, active: true },
          Bob: { score: 0, goods: 0, bads: 0, dice: 5, active: true },
        },
        pot: 0,
        phase: "claiming",
        toAct: "Ann",
        finished: null,
      },
    },
  }),
  "GET /api/v1/openapi.json": operation({
    summary: "This description.",
    requires: "nothing",
    fromAnySite: true,
    forTokens: true,
    answer: z.looseObject({ openapi: z.string(), info: z.unknown(), paths: z.unknown() }),
  }),
  "POST /api/v1/language": operation({
    summary: "Sets this browser's language.",
    requires: "nothing",
    body: z.strictObject({ language: z.enum(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) }),
    answer: DONE,
    example: { request: { language: "de" }, answer: { ok: true } },
  }),
  "POST /api/v1/light": operation({
    summary: "Sets this browser's color scheme.",
    requires: "nothing",
    body: z.strictObject({ light: z.enum(["day", "night"]) }),
    answer: DONE,
    example: { request: { light: "day" }, answer: { ok: true } },
  }),
};
