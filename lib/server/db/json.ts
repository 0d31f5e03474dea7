import type { Action, GameState, House, PlayerId } from "@/lib/engine";
import type { SavedVerdict } from "@/lib/protocol/readVerdict";
import { Prisma } from "../generated/prisma/client";

// Columns of stored JSON are written and read here alone: what is in them is named once. They were written by this program, and nothing
// else writes to the database. Only a state is looked at before it is used, since another engine may have made it
// (`table/snapshots/withSnapshots.ts`).

/** What the columns of stored JSON hold, by their names. */
interface Columns {
  readonly state: GameState;
  readonly house: House;
  readonly action: Action | null;
  readonly replaces: readonly number[] | null;
  readonly verdict: SavedVerdict;
  readonly away: readonly PlayerId[];
}

/** What a column of stored JSON holds. */
export const fromJson = <Column extends keyof Columns>(_column: Column, stored: Prisma.JsonValue) =>
  stored as unknown as Columns[Column];

/** A value of ours as the database takes it: all that is stored so is plain JSON, though its type does not say so. */
export const asJson = (value: object): Prisma.InputJsonObject => value as Prisma.InputJsonObject;

/** The same of a list. */
export const asJsonList = (value: readonly unknown[]): Prisma.InputJsonArray =>
  value as Prisma.InputJsonArray;

/** The same of a value that may be null, in a column that always holds JSON. */
export const asJsonOrNull = (value: object | null) => (value === null ? Prisma.JsonNull : asJson(value));

/** A value as it comes back from the database: JSON has no -0 and no undefined. What is played, answered and published is this. */
export const asStored = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;
