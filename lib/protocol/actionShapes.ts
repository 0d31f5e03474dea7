import { z } from "zod";
import { type Action, CHALLENGE_KINDS, MAX_SEATS, OUTCOMES, type Reveal, STAKES } from "@/lib/engine";
import { claimedFace, face } from "./engineShapes";

// Shapes of recorded actions (formats §2). Server and commands only: no client bundle may import zod.

/** A player in an action. The engine checks that they are in the game. */
const player = z.string().max(200);

const dice = z.array(face).max(100);
const someDice = z.array(face).min(1).max(10);

/** Replaces a key that zod drops. */
const PROTO = "\u0000__proto__";
const rekeyed = (from: string, to: string) => (keyed: unknown) =>
  typeof keyed === "object" && keyed !== null && Object.hasOwn(keyed, from)
    ? Object.fromEntries(Object.entries(keyed).map(([key, value]) => [key === from ? to : key, value]))
    : keyed;

/** A value for each player, with any name as key. */
const ofPlayers = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(rekeyed("__proto__", PROTO), z.record(player, shape)).transform(rekeyed(PROTO, "__proto__"));

/** Optional remarks of any action (S10). */
const remarks = { ruling: z.string().max(200).exactOptional(), note: z.string().max(200).exactOptional() };
/** Optional fields of an action in an exported record. */
const stamped = {
  id: z.string().min(1).max(100).exactOptional(),
  at: z.iso.datetime({ offset: true }).exactOptional(),
};

/** Limits the size of a claim. The game's claim language decides its validity. */
const claim = z
  .union([z.string().max(80), z.record(z.string().max(20), z.unknown())])
  .meta({ title: "Claim" });

const SHOWN = ["dice", "counts", "count", "outcome"] as const;
const showsOne = (reveal: object) => SHOWN.filter((key) => Object.hasOwn(reveal, key)).length === 1;
const sameLength = ({ from, to }: { from: unknown[]; to: unknown[] }) => from.length === to.length;
const count = z.int().min(0).max(9999);
const stake = z.enum(STAKES);
const amount = z.int().min(1).max(9999);
const move = z.strictObject({ what: stake, count: amount, from: player, to: player });
/** More than a full table can move at once. */
const MAX_MOVES = 200;

/** Shapes of all actions, with extra optional keys. */
const actions = <Extra extends z.core.$ZodLooseShape>(extra: Extra) => {
  const all = { ...remarks, ...extra };
  const step = { by: player, ...all };
  return z.discriminatedUnion("do", [
    z.strictObject({
      do: z.literal("start-round"),
      starter: player.exactOptional(),
      wild: claimedFace.exactOptional(),
      ...all,
    }),
    z.strictObject({
      do: z.literal("claim"),
      by: player,
      claim,
      skipped: z.boolean().exactOptional(),
      table: z.array(face).max(5).exactOptional(),
      accept: z.enum(["looked", "blind"]).exactOptional(),
      ...all,
    }),
    z.strictObject({ do: z.literal("look"), ...step }),
    z.strictObject({ do: z.literal("roll-cup"), ...step }),
    z.strictObject({ do: z.literal("show"), dice: someDice, ...step }),
    z.strictObject({ do: z.literal("hide"), dice: someDice, ...step }),
    z
      .strictObject({ do: z.literal("roll-table"), from: someDice, to: someDice, ...step })
      .refine((roll) => sameLength(roll as unknown as { from: unknown[]; to: unknown[] })),
    z.strictObject({ do: z.literal("re-roll"), dice: z.int().min(1).max(5).exactOptional(), ...step }),
    z.strictObject({
      do: z.literal("challenge"),
      by: z.union([player, z.array(player).min(1).max(MAX_SEATS)]),
      kind: z.enum(CHALLENGE_KINDS).exactOptional(),
      ...all,
    }),
    z
      .strictObject({
        do: z.literal("reveal"),
        dice: z.union([dice, ofPlayers(dice)]).exactOptional(),
        counts: ofPlayers(count).exactOptional(),
        count: count.exactOptional(),
        outcome: z.enum(OUTCOMES).exactOptional(),
        messed_up: z.boolean().exactOptional(),
        ...all,
      })
      .refine(showsOne)
      .transform((seen) => seen as unknown as Reveal),
    z.strictObject({
      do: z.literal("give"),
      to: player,
      what: stake.exactOptional(),
      count: amount.exactOptional(),
      ...step,
    }),
    z.strictObject({
      do: z.literal("join"),
      player: z.string().max(200),
      seat: z.int().min(0).max(1000).exactOptional(),
      ...all,
    }),
    z.strictObject({ do: z.literal("leave"), player, ...all }),
    z.strictObject({ do: z.literal("skip"), players: z.array(player).max(MAX_SEATS), ...all }),
    z.strictObject({ do: z.literal("void-round"), ...all }),
    z.strictObject({ do: z.literal("adjust"), what: stake, count: amount, from: player, to: player, ...all }),
    z.strictObject({
      do: z.literal("buy-in"),
      player,
      count: z.int().min(1).max(1000).exactOptional(),
      ...all,
    }),
    z.strictObject({
      do: z.literal("result"),
      moves: z.array(move).min(1).max(MAX_MOVES),
      next: player.exactOptional(),
      ...all,
    }),
    // Which keys go together is for the engine to say (S26).
    z.strictObject({
      do: z.literal("outcome"),
      challengers: z.array(player).max(MAX_SEATS).exactOptional(),
      claimer: player.exactOptional(),
      kind: z.enum(CHALLENGE_KINDS).exactOptional(),
      right: z.boolean().exactOptional(),
      out_of_turn: z.boolean().exactOptional(),
      loser: player.exactOptional(),
      winner: player.exactOptional(),
      off: amount.exactOptional(),
      mia: z.boolean().exactOptional(),
      messed_up: z.boolean().exactOptional(),
      starter: player.exactOptional(),
      ...all,
    }),
    z.strictObject({
      do: z.literal("end"),
      losers: z.array(player).max(MAX_SEATS).exactOptional(),
      winners: z.array(player).max(MAX_SEATS).exactOptional(),
      pot: ofPlayers(amount).exactOptional(),
      ...all,
    }),
  ]);
};

/** An action as a phone sends it. The surrounding entry has its id and time. */
export const action = actions({}).meta({ title: "Action" }) as unknown as z.ZodType<Action>;

/** An action of a record, with an optional id and time. */
export const recordedAction = actions(stamped).meta({ title: "RecordedAction" }) as unknown as z.ZodType<
  Action & { readonly id?: string; readonly at?: string }
>;
