import { z } from "zod";
import {
  type Action,
  CHALLENGE_KINDS,
  FACES,
  type Face,
  OUTCOMES,
  ok,
  type Refusal,
  type RefusalCode,
  type Result,
  type Reveal,
  refused,
} from "@/lib/engine";
import type { NewEntry } from "./entry";

// The shapes that requests may have (formats §2). For the server only: no client bundle may import zod.

/** Issues marked so become that refusal; all others are `bad-format`, or `unknown-key`. */
const as = (code: RefusalCode) => ({ params: { refusal: code } });

const gameId = z.string().regex(/^[A-Za-z0-9_-]{16,40}$/);
const entryId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
/** A letter and a number, so that no seat is ever called like something JavaScript objects have. */
const seatKey = z.string().regex(/^[a-z][0-9]{1,3}$/);
/** Whoever an action names: whether they sit here is for the engine to say. */
const player = z.string().min(1).max(40);
const remarks = { ruling: z.string().max(200).exactOptional(), note: z.string().max(200).exactOptional() };

const isFace = (value: unknown) => (FACES as readonly unknown[]).includes(value);
const face = z.number().pipe(z.custom<Face>(isFace, as("bad-face")));
const dice = z.array(face).max(100);

const startRound = z.strictObject({
  do: z.literal("start-round"),
  starter: player.exactOptional(),
  wild: face.exactOptional(),
  ...remarks,
});

/** Bounds what may be stored; which of these make a claim is for the game's claim language to say. */
const claimObject = z.strictObject({
  count: z.number().exactOptional(),
  face: z.number().exactOptional(),
  hand: z.string().max(20).exactOptional(),
  faces: z.array(z.number()).max(5).exactOptional(),
  kickers: z.array(z.number()).max(5).exactOptional(),
  mia: z.number().exactOptional(),
});

const claim = z.strictObject({
  do: z.literal("claim"),
  by: player,
  claim: z.union([z.string().max(80), claimObject]),
  skipped: z.boolean().exactOptional(),
  ...remarks,
});

const challenge = z.strictObject({
  do: z.literal("challenge"),
  by: z.union([player, z.array(player).min(1).max(30)]),
  kind: z.enum(CHALLENGE_KINDS).exactOptional(),
  ...remarks,
});

const SHOWN = ["dice", "counts", "count", "outcome"] as const;
const showsOne = (reveal: object) => SHOWN.filter((key) => Object.hasOwn(reveal, key)).length === 1;
const count = z.int().min(0).max(9999);

const reveal = z
  .strictObject({
    do: z.literal("reveal"),
    dice: z.union([dice, z.record(player, dice)]).exactOptional(),
    counts: z.record(player, count).exactOptional(),
    count: count.exactOptional(),
    outcome: z.enum(OUTCOMES).exactOptional(),
    ...remarks,
  })
  .refine(showsOne)
  .transform((seen) => seen as Reveal);

const action = z.discriminatedUnion("do", [startRound, claim, challenge, reveal]) satisfies z.ZodType<Action>;

const newEntry = z.strictObject({
  id: entryId,
  action,
  after: z.int().min(0),
}) satisfies z.ZodType<NewEntry>;

const allDiffer = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** What recording takes: 1 to 50 entries, kept all together or not at all. */
export const newEntries = z.strictObject({
  entries: z
    .array(newEntry)
    .min(1)
    .max(50)
    .refine((entries) => allDiffer(entries.map(({ id }) => id))),
});

/** Which of these an option takes is for the game to say. */
const optionValue = z.union([z.string().max(40), z.number(), z.boolean(), z.null()]);
/** Longer names than the engine takes are let through to it: it has the sentence for them. */
const name = z
  .string()
  .max(200)
  .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text));

/** What starting a game takes. The id and the seats' keys are made on the phone; seat order is the order of `players`. */
export const newTable = z.strictObject({
  id: gameId,
  game: z.string().max(40),
  house: z.record(z.string().max(40), optionValue),
  players: z
    .array(z.strictObject({ seat: seatKey, name }))
    .max(30)
    .refine((players) => allDiffer(players.map(({ seat }) => seat))),
});

export type NewTable = Readonly<z.output<typeof newTable>>;

/**
 * Reads a request's body by one of these shapes. Refuses with `unknown-key`, `bad-face`, else `bad-format`; the value `name` says where, as in `entries.0.action.wild`.
 */
export function readShape<Shape>(shape: z.ZodType<Shape>, body: unknown): Result<Shape, Refusal> {
  const read = shape.safeParse(body);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  if (issue === undefined) throw new Error("cannot happen: refused without an issue");
  return refused(asRefusal(issue, []));
}

/** A path is shown to people, and its keys are the sender's: no longer than this. */
const LONGEST_PATH = 120;

function asRefusal(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Refusal {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union") {
    // The branch that was meant is the one that did not already fail at its outermost type.
    const meant = issue.errors
      .map(([first]) => first)
      .find((first) => first?.code !== "invalid_type" || first.path.length > 0);
    if (meant) return asRefusal(meant, path);
  }
  if (issue.code === "unrecognized_keys") return refusal("unknown-key", [...path, ...issue.keys.slice(0, 1)]);
  if (issue.code === "custom" && issue.params?.refusal)
    return refusal(issue.params.refusal as RefusalCode, path);
  return refusal("bad-format", path);
}

function refusal(code: RefusalCode, path: readonly PropertyKey[]): Refusal {
  const name = path.map(String).join(".").slice(0, LONGEST_PATH);
  return { code, rule: null, values: name === "" ? {} : { name } };
}
