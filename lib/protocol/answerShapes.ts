import { z } from "zod";
import { CHALLENGE_KINDS, FACES, REFUSAL_CODES, STAKES } from "@/lib/engine";

// Shapes of the answers of `ask` and `replay` (formats §2, §3). The API description publishes them, and its
// test checks real answers against them.

const face = z.literal([...FACES]);
const faces = z.array(face);
const code = z.enum(REFUSAL_CODES);
const rule = z.string().regex(/^[A-Z]\d+$/);
const sentence = z.string().min(1);

const claim = z.union([
  z.strictObject({ count: z.int().min(1), face }),
  z.strictObject({ hand: z.string(), faces: faces.exactOptional(), kickers: faces.exactOptional() }),
  z.strictObject({ mia: z.int() }),
]);
const found = z.union([
  z.int().min(0),
  z.strictObject({
    hand: z.string(),
    faces: faces.exactOptional(),
    kickers: faces.exactOptional(),
    text: sentence,
  }),
  z.strictObject({ mia: z.int(), text: sentence }),
  z.null(),
]);

const refused = z.strictObject({ ok: z.literal(false), code, message: sentence, rules: z.array(rule) });
const warnings = z.array(z.enum(["cannot-be-true", "calls-the-wild"]));

/** One answer of the desk. The question decides which keys it has besides `ok`, `message` and `rules`. */
export const answer = z
  .union([
    refused,
    z.strictObject({
      ok: z.literal(true),
      message: sentence,
      rules: z.array(rule),
      hand: claim.exactOptional(),
      text: sentence.exactOptional(),
      rank: z.int().min(1).max(252).exactOptional(),
      of: z.literal(252).exactOptional(),
      chance: z.number().min(0).max(1).exactOptional(),
      exact_chance: z.number().min(0).max(1).exactOptional(),
      result: z.enum(["a", "b", "tie"]).exactOptional(),
      legal: z.boolean().exactOptional(),
      code: code.exactOptional(),
      warnings: warnings.exactOptional(),
      claim: claim.nullable().exactOptional(),
      per_face: z.partialRecord(z.enum(["1", "2", "3", "4", "5", "6"]), z.int().min(1)).exactOptional(),
      claimTrue: z.boolean().exactOptional(),
      exact: z.boolean().exactOptional(),
      found: found.exactOptional(),
      margin: z.int().nullable().exactOptional(),
    }),
  ])
  .meta({ description: "The answer to one question: see docs/formats.md, section 3." });

const move = z.strictObject({
  what: z.enum(STAKES),
  count: z.int().min(1),
  from: z.string(),
  to: z.string(),
});

const step = z.union([
  z.strictObject({
    index: z.int().min(0),
    accepted: z.literal(true),
    warnings: warnings.exactOptional(),
    ruled: z.array(code).exactOptional(),
  }),
  z.strictObject({
    index: z.int().min(0),
    accepted: z.literal(false),
    code,
    rule: rule.exactOptional(),
    message: sentence,
  }),
]);

const round = z.strictObject({
  round: z.int().min(1),
  starter: z.string().nullable(),
  wild: face.nullable(),
  claim: claim.nullable(),
  text: sentence.nullable(),
  claimer: z.string().nullable(),
  challengers: z.array(z.string()),
  kind: z.enum(CHALLENGE_KINDS).nullable(),
  outOfTurn: z.boolean(),
  claimTrue: z.boolean().nullable(),
  found,
  margin: z.int().nullable(),
  moves: z.array(move),
  rules: z.array(rule).min(1),
  message: sentence,
});

/** The answer to a replay. */
export const replayed = z
  .union([
    z.strictObject({
      ok: z.literal(false),
      code,
      rule: rule.exactOptional(),
      path: z.string().exactOptional(),
      message: sentence,
      steps: z.array(step).length(0),
    }),
    z.strictObject({
      ok: z.boolean(),
      steps: z.array(step),
      rounds: z.array(round),
      standing: z.record(z.string(), z.record(z.string(), z.union([z.int(), z.boolean()]))),
      pot: z.int(),
      phase: z.enum(["between-rounds", "claiming", "revealing", "finished"]),
      toAct: z.string().nullable(),
      finished: z
        .strictObject({
          winners: z.array(z.string()),
          losers: z.array(z.string()),
          reason: z.union([rule, z.literal("end")]),
          pot: z.int(),
        })
        .nullable(),
      own_rules: z.record(rule, sentence).exactOptional(),
    }),
  ])
  .meta({ description: "A record replayed: see docs/formats.md, section 2." });
