import { z } from "zod";
import { CHALLENGE_KINDS, type Claim, type Finding } from "@/lib/engine";
import { caseMark } from "../caseSchemas";
import { type Case, MAX_CASES, type Struck } from "../cases";
import { house } from "./groups";
import { A_GAME, DONE, day, done, engineValue, ID, instant, list, operation } from "./operation";

// A group's past rulings.

const claim = engineValue<Claim>("A claim.");

const struck = z.strictObject({
  by: z.string().nullable(),
  at: instant,
  reason: z.string(),
}) satisfies z.ZodType<Struck>;

const settledCase = z.strictObject({
  game: z.string(),
  round: z.int(),
  after: z.int(),
  ruleSet: z.string(),
  house,
  at: instant,
  day,
  by: z.string().nullable(),
  note: z.string(),
  from: claim.nullable(),
  claim,
  kind: z.enum(CHALLENGE_KINDS).nullable(),
  finding: engineValue<Finding>("The finding; null for an allowed claim (S10).").nullable(),
  rules: list(z.custom<Case["rules"][number]>().meta({ description: "A rule’s id." })),
  struck: struck.nullable(),
}) satisfies z.ZodType<Case>;

const EXAMPLE_TIME = "2026-11-20T21:00:00.000Z";

export const caseOperations = {
  "GET /api/v1/groups/{group}/cases": operation({
    summary:
      "Lists past rulings, newest first: resolved disputes at a group’s tables, and allowed claims. Removed ones are included.",
    requires: "read a group",
    answer: done({ cases: z.array(settledCase).max(MAX_CASES).readonly() }),
    example: {
      answer: {
        ok: true,
        cases: [
          {
            game: ID,
            round: 3,
            after: 12,
            ruleSet: A_GAME,
            house: {},
            at: EXAMPLE_TIME,
            day: "2026-11-20",
            by: "Ann",
            note: "A die that leans is rolled again",
            from: null,
            claim: { count: 9, face: 6 },
            kind: "doubt",
            finding: { finding: "short", margin: -1, found: 8, rules: ["S1"] },
            rules: ["S1"],
            struck: null,
          },
        ],
      },
    },
  }),
  "PUT /api/v1/groups/{group}/cases/{game}/{round}": operation({
    summary: "Removes one of a group’s past rulings, or restores it. The reason is kept.",
    requires: "keep a group",
    body: caseMark,
    answer: DONE,
    errors: { 404: "No such group for this account, or no such ruling." },
    example: {
      request: { struck: true, reason: "We play it otherwise now", after: 12 },
      answer: { ok: true },
    },
  }),
};
