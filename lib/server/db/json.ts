import type { Action, GameState, House, PlayerId } from "@/lib/engine";
import type { DrinkPrice } from "@/lib/protocol/group";
import type { DrinkCount } from "@/lib/protocol/ledger";
import type { SavedVerdict } from "@/lib/protocol/readVerdict";
import type { KellyDays, Rotation } from "@/lib/protocol/rotation";
import type { Closing } from "@/lib/views/money/closing";
import { Prisma } from "../generated/prisma/client";

// The only place that reads and writes JSON columns, so their types are declared once. Only this program
// writes them, so reads are not validated. The exception is a state, which another engine version may have
// written (`table/snapshots/withSnapshots.ts`).

/** Types of the JSON columns by name. */
interface Columns {
  readonly state: GameState;
  readonly house: House;
  readonly action: Action | null;
  readonly replaces: readonly number[] | null;
  readonly verdict: SavedVerdict;
  readonly away: readonly PlayerId[];
  readonly rotation: Rotation;
  readonly kellyDays: KellyDays;
  readonly shares: readonly (readonly [party: string, amount: number])[] | null;
  readonly guestNames: readonly string[] | null;
  readonly closing: Closing | null;
  readonly drinks: readonly DrinkPrice[] | null;
  readonly drinksInMoney: DrinkCount | null;
}

/** Reads a JSON column. */
export const fromJson = <Column extends keyof Columns>(_column: Column, stored: Prisma.JsonValue) =>
  stored as unknown as Columns[Column];

/**
 * Converts a value for a JSON column. All stored values are plain JSON, although their types do not say so.
 */
export const asJson = (value: object): Prisma.InputJsonObject => value as Prisma.InputJsonObject;

/** The same for a list. */
export const asJsonList = (value: readonly unknown[]): Prisma.InputJsonArray =>
  value as Prisma.InputJsonArray;

/** The same for a value that may be null, in a column that always contains JSON. */
export const asJsonOrNull = (value: object | null) => (value === null ? Prisma.JsonNull : asJson(value));

/** The same in a column that is null without a value. */
export const asJsonOrDbNull = (value: object | null) => (value === null ? Prisma.DbNull : asJson(value));

/** Converts a value of a column, as for Prisma, to a parameter of a statement. Objects become JSON. */
export function asParameter(value: unknown): unknown {
  if (value === Prisma.JsonNull) return "null";
  const isPlain = typeof value !== "object" || value === null || value instanceof Date;
  return isPlain ? (value ?? null) : JSON.stringify(value);
}

/**
 * Round-trips a value through JSON, which has no -0 and no undefined. Recorded and published values are in
 * this form.
 */
export const asStored = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;
