import { z } from "zod";
import { face, house } from "../engineShapes";
import { HAND_KINDS } from "./kinds";

// Shapes of questions (formats §3). Server and commands only: no client bundle may import zod.

/** More dice than any table has. Exact odds take long beyond this. */
const MAX_DICE = 1000;
const dice = z.array(face).max(MAX_DICE);
const cup = z.array(face).length(5);
const diceInPlay = z.int().min(0).max(MAX_DICE);
const claim = z.union([z.string().max(200), z.record(z.string(), z.unknown())]);
const diceOrClaim = z.union([dice, claim]);

/** Longer than any id of the rule book: questions are about its games only. */
const MAX_GAME_LENGTH = 100;

const base = { game: z.string().max(MAX_GAME_LENGTH), house: house.exactOptional() };
const wild = face.nullable().exactOptional();
const round = {
  dice_in_play: diceInPlay.exactOptional(),
  players: z.int().min(1).max(MAX_DICE).exactOptional(),
  wild,
  locked_face: face.exactOptional(),
  palifico: z.literal(true).exactOptional(),
};

const handClass = z.enum(HAND_KINDS);

/** Maximum number of questions in one API request (formats §4). */
export const MAX_QUESTIONS = 100;

/** All questions of the desk. */
export const question = z.discriminatedUnion("ask", [
  z.strictObject({ ask: z.literal("rank"), ...base, dice: cup }),
  z.strictObject({ ask: z.literal("compare"), ...base, a: diceOrClaim, b: diceOrClaim }),
  z.strictObject({
    ask: z.literal("raise"),
    ...base,
    from: claim.nullable(),
    // Unvalidated: an impossible `to` gets an answer, not a format error.
    to: z.unknown(),
    ...round,
    table: z.array(face).max(5).exactOptional(),
  }),
  z.strictObject({
    ask: z.literal("lowest"),
    ...base,
    from: claim.nullable(),
    /** Only this face. */
    face: face.exactOptional(),
    ...round,
  }),
  z
    .strictObject({
      ask: z.literal("judge"),
      ...base,
      claim,
      kind: z.enum(["doubt", "spot-on"]).exactOptional(),
      wild,
      dice: z.union([dice, z.array(dice)]).exactOptional(),
      count: z.int().min(0).exactOptional(),
    })
    .refine((asked) => (asked.dice === undefined) !== (asked.count === undefined)),
  z
    .strictObject({
      ask: z.literal("odds"),
      ...base,
      claim: claim.exactOptional(),
      class: handClass.exactOptional(),
      wild,
      dice_in_play: diceInPlay.exactOptional(),
      known: dice.exactOptional(),
    })
    .refine((asked) => (asked.claim === undefined) !== (asked.class === undefined)),
]);

export type Question = z.output<typeof question>;
/** A parsed question of one kind. */
export type QuestionOf<Ask extends Question["ask"]> = Extract<Question, { ask: Ask }>;
