import { z } from "zod";
import { type Action, type GameState, newGame } from "@/lib/engine";
import { type Cloth, FELTS } from "../cloth";
import type { Entry } from "../entry";
import { A_GAME, engineValue, ID, instant, list } from "./operation";

// Shapes shared by the operations of tables, histories and links.

/** The number of an entry in its game. */
export const seq = z.int().min(0);

/** The key of a seat. */
export const seat = z.string();

/** An action. */
export const action = engineValue<Action>(
  "An action: see docs/formats.md, section 2, and section 11 for rounds by their outcome.",
  "Action",
);

/** The state of a game. */
export const state = engineValue<GameState>("The state of the game.", "GameState");

/** Seat key → the player's name. */
export const names = z.record(seat, z.string());

const replaces = list(seq);

/** The content of an entry. */
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

/** A game's group, for its members. */
export const tableGroup = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    season: z.string().nullable(),
    shifts: z.array(z.strictObject({ id: z.string(), name: z.string() })).readonly(),
  })
  .nullable();

/** The look of a group's tables. */
export const cloth = z.strictObject({
  felt: z.enum(FELTS),
  short: z.string().meta({
    description: "The stamp for a short claim; empty for the default text in the reader's language.",
  }),
  there: z.string().meta({ description: "The stamp for a claim that was there." }),
  plate: z.string().meta({ description: "The nameplate on the felt; empty for none." }),
}) satisfies z.ZodType<Cloth>;

/** If losers wash at a table. */
export const washes = z
  .boolean()
  .exactOptional()
  .meta({ description: "False in a group in which a lost game means no dishes; omitted elsewhere." });

/** For examples. */
export const EXAMPLE_TIME = "2026-11-20T21:00:00.000Z";

const CLAIM = { do: "claim", by: "s1", claim: "6 sixes" } as const;

/** An example claim. */
export const ENTRY = { id: "b7Lw9XkQSx6n", action: CLAIM, after: 1 } as const;

/** Two players, for examples. */
export const NAMES = { s1: "Ann", s2: "Bob" };

/** Their table before the first round, for examples. */
export const MINE = { id: ID, seq: 0, state: seated(), names: NAMES, group: null, cloth: null };

/** A table's links, for examples. */
export const LINKS = { sit: "/join/a-link-to-sit", watch: "/join/a-link-to-watch" };

/** The opening state of two players. */
function seated(): GameState {
  const table = newGame({ game: A_GAME, house: {}, players: Object.keys(NAMES) });
  if (!table.ok) throw new Error("cannot happen: the default game refuses two players");
  return table.value;
}
