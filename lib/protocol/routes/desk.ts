import { z } from "zod";
import { LANGUAGES } from "@/lib/messages/language";
import { recordedAction } from "../actionShapes";
import { answer, replayed } from "../answerShapes";
import { MAX_QUESTIONS, question } from "../ask/shapes";
import { gameRecord, MAX_ACTIONS } from "../record";
import { A_GAME, DONE, operation } from "./operation";

// What takes no account: the dispute desk, the description of the API, and the language one is answered in.

const KIB = 1024;

/** A record with what its actions may be: any of them that is not so is refused by itself, not the record. */
const wholeRecord = gameRecord.extend({ actions: z.array(recordedAction).max(MAX_ACTIONS) });

export const deskOperations = {
  "POST /api/v1/settle": operation({
    summary:
      "The dispute desk: one question, or up to 100 in a list, answered in the same shape. A bad question answers ok: false with a code.",
    requires: "nothing",
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
      "One game record (dice-record/1, up to 10,000 actions), replayed from its first action; ok is false when an action, or the record itself, was refused.",
    requires: "nothing",
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
    answer: z.looseObject({ openapi: z.string(), info: z.unknown(), paths: z.unknown() }),
  }),
  "POST /api/v1/language": operation({
    summary: "Sets the language that this browser is answered in from now on.",
    requires: "nothing",
    body: z.strictObject({ language: z.enum(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) }),
    answer: DONE,
    example: { request: { language: "de" }, answer: { ok: true } },
  }),
  "POST /api/v1/light": operation({
    summary: "Sets the light that this browser sees pages in from now on.",
    requires: "nothing",
    body: z.strictObject({ light: z.enum(["day", "night"]) }),
    answer: DONE,
    example: { request: { light: "day" }, answer: { ok: true } },
  }),
};
