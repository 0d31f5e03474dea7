import { z } from "zod";
import { isVisible, MAX_NAME_LENGTH } from "@/lib/engine";
import {
  LEDGERS,
  MANUAL_ENTRY_KINDS,
  MAX_DRINKS,
  MAX_REASON_LENGTH,
  type ManualEntryKind,
  WITH_REASON,
} from "./ledger";
import { isOneLine } from "./names";
import { GUEST } from "./nightResult";
import { oneLine } from "./rosterSchemas";
import { gameId, rowId } from "./schemas";

// Request shapes of ledgers. Server only: no client bundle may import zod.

/** A roster player's id, a guest by name, the bank or the pot. */
const party = z
  .string()
  .max(GUEST.length + MAX_NAME_LENGTH)
  .refine(
    (text) =>
      text === "bank" ||
      text === "pot" ||
      (text.startsWith(GUEST)
        ? isOneLine(text) && isVisible(text.slice(GUEST.length))
        : rowId.safeParse(text).success),
  );

const kinds: readonly ManualEntryKind[] = [...new Set(Object.values(MANUAL_ENTRY_KINDS).flat())];

/** A manual entry. Its id is created on the phone, so sending it twice adds it once. */
export const newLine = z
  .strictObject({
    id: gameId,
    ledger: z.enum(LEDGERS),
    deed: z.enum(kinds),
    from: party,
    to: party,
    amount: z.int().min(1).max(1_000_000),
    /** The unit, for money only. */
    unit: oneLine(20).exactOptional(),
    game: gameId.exactOptional(),
    day: z.iso.date().exactOptional(),
    note: oneLine(MAX_REASON_LENGTH).exactOptional(),
  })
  .refine(
    ({ ledger, deed: kind }) => (MANUAL_ENTRY_KINDS[ledger] as readonly ManualEntryKind[]).includes(kind),
    {
      path: ["deed"],
    },
  )
  .refine(({ ledger, unit }) => (ledger === "money") === (unit !== undefined), { path: ["unit"] })
  .refine(({ ledger, day }) => ledger === "dishes" || day === undefined, { path: ["day"] })
  .refine(({ deed: kind, note }) => note !== undefined || !WITH_REASON.includes(kind), { path: ["note"] });
export type NewLedgerEntry = Readonly<z.output<typeof newLine>>;

/** Cancels an entry by a new one with a reason. */
export const canceledEntry = z.strictObject({ id: gameId, note: oneLine(MAX_REASON_LENGTH) });
export type CanceledEntry = Readonly<z.output<typeof canceledEntry>>;

/** The sender's drink limit per night; null for none. */
export const drinkLimit = z.strictObject({ limit: z.int().min(1).max(MAX_DRINKS).nullable() });

/** Opts the sender out of statistics, or back in. */
export const unlisted = z.strictObject({ unlisted: z.boolean() });
