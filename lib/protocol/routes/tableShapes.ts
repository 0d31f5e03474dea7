import { z } from "zod";
import { type Action, type GameState, newGame } from "@/lib/engine";
import { type Cloth, FELTS } from "../cloth";
import type { Entry } from "../entry";
import { A_GAME, engineValue, ID, instant, list } from "./operation";

// What the operations of tables, of their history and of their links have in common.

/** The number of an entry in its game. */
export const seq = z.int().min(0);

/** The key of a seat. */
export const seat = z.string();

/** An action. */
export const action = engineValue<Action>(
  "An action: see docs/formats.md, section 2, and section 11 for rounds by their outcome.",
);

/** The state of a game. */
export const state = engineValue<GameState>("The table as the rules see it.");

/** Seat key → the name of who sits there. */
export const names = z.record(seat, z.string());

const replaces = list(seq);

/** What an entry says. */
export const wanted = {
  action: action.nullable(),
  replaces: replaces.exactOptional(),
  name: z.string().exactOptional(),
};

/** An entry of a journal. */
export const entry = z.strictObject({
  ...wanted,
  id: z.string(),
  after: seq,
  seq,
  by: z.string().exactOptional(),
  at: instant,
}) satisfies z.ZodType<Entry>;

/** The group a game is played in, for those who belong to it. */
export const tableGroup = z
  .strictObject({ id: z.string(), name: z.string(), season: z.string().nullable() })
  .nullable();

/** What lies on a group's tables. */
export const cloth = z.strictObject({
  felt: z.enum(FELTS),
  short: z.string().meta({
    description: "What the stamp says of a claim that was short; empty for the reader's own language.",
  }),
  there: z.string().meta({ description: "The same of a claim that was there." }),
  plate: z.string().meta({ description: "The nameplate on the felt; empty for none." }),
}) satisfies z.ZodType<Cloth>;

/** In examples. */
export const EXAMPLE_TIME = "2026-11-20T21:00:00.000Z";

const CLAIM = { do: "claim", by: "s1", claim: "6 sixes" } as const;

/** In examples: a claim. */
export const ENTRY = { id: "b7Lw9XkQSx6n", action: CLAIM, after: 1 } as const;

/** In examples: two at a table. */
export const NAMES = { s1: "Ann", s2: "Bob" };

/** In examples: the table of those two, before the first round. */
export const MINE = { id: ID, seq: 0, state: seated(), names: NAMES, group: null, cloth: null };

/** In examples: the links of a table. */
export const LINKS = { sit: "/join/a-link-to-sit", watch: "/join/a-link-to-watch" };

/** Two who have sat down, and not begun. */
function seated(): GameState {
  const table = newGame({ game: A_GAME, house: {}, players: Object.keys(NAMES) });
  if (!table.ok) throw new Error("cannot happen: the game offered first takes two");
  return table.value;
}
