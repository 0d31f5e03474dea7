import { z } from "zod";
import { MAX_AMOUNT } from "@/lib/messages/currencies";
import {
  LEDGERS,
  MANUAL_ENTRY_KINDS,
  MAX_DRINK_LENGTH,
  MAX_DRINKS,
  MAX_REASON_LENGTH,
  type ManualEntryKind,
  WITH_REASON,
} from "./ledger";
import { guest } from "./rosterSchemas";
import { gameId, oneLine, rowId } from "./schemas";

// Request shapes of ledgers. Server only: no client bundle may import zod.

/** A person: a roster player's id, or a guest by name. */
const person = z.union([rowId, guest]);
/** A person, the bank or the pot. */
const party = z.union([z.enum(["bank", "pot"]), person]);

/** In the smallest unit of a currency, else a number. */
const amount = z.int().min(1).max(MAX_AMOUNT);

const kinds: readonly ManualEntryKind[] = [...new Set(Object.values(MANUAL_ENTRY_KINDS).flat())];

/** A manual entry. Its id is created on the phone, so sending it twice adds it once. */
export const newLine = z
  .strictObject({
    id: gameId,
    ledger: z.enum(LEDGERS),
    deed: z.enum(kinds),
    from: party,
    to: party,
    amount,
    /** The currency of money, or the name of a drink. */
    unit: oneLine(20).exactOptional(),
    /** The owed drinks that this debt of money takes the place of. */
    drinks: z
      .strictObject({ count: z.int().min(1).max(MAX_AMOUNT), unit: oneLine(MAX_DRINK_LENGTH).nullable() })
      .exactOptional(),
    game: gameId.exactOptional(),
    day: z.iso.date().exactOptional(),
    /** The shift of a cooked meal; omitted, the server chooses it by the day. */
    season: rowId.nullable().exactOptional(),
    note: oneLine(MAX_REASON_LENGTH).exactOptional(),
  })
  .refine(
    ({ ledger, deed: kind }) => (MANUAL_ENTRY_KINDS[ledger] as readonly ManualEntryKind[]).includes(kind),
    {
      path: ["deed"],
    },
  )
  .refine(({ ledger, unit }) => ledger === "drinks" || (ledger === "money") === (unit !== undefined), {
    path: ["unit"],
  })
  .refine(
    ({ ledger, deed: kind, drinks }) => drinks === undefined || (ledger === "money" && kind === "owed"),
    {
      path: ["drinks"],
    },
  )
  .refine(({ deed: kind, day }) => kind !== "cooked" || day !== undefined, { path: ["day"] })
  .refine(({ deed: kind, amount: meals }) => kind !== "cooked" || meals === 1, { path: ["amount"] })
  .refine(({ deed: kind, game }) => kind !== "cooked" || game === undefined, { path: ["game"] })
  .refine(({ deed: kind, to }) => kind !== "cooked" || to === "bank", { path: ["to"] })
  .refine(({ deed: kind, season }) => kind === "cooked" || season === undefined, { path: ["season"] })
  .refine(({ ledger, day }) => ledger === "dishes" || day === undefined, { path: ["day"] })
  .refine(({ deed: kind, note }) => note !== undefined || !WITH_REASON.includes(kind), { path: ["note"] });
export type NewLedgerEntry = Readonly<z.output<typeof newLine>>;

/** The most people who share a round. */
const MAX_SHARERS = 60;

/**
 * A round that one person paid for several. Either all sharers have an amount, or none.
 * Then it is split equally. The rest goes one each in the seat order of the night's latest game, after the payer.
 */
export const newRound = z
  .strictObject({
    id: gameId,
    payer: person,
    amount,
    /** The currency of a round of money. */
    unit: oneLine(20).exactOptional(),
    /** The drink of a round of drinks; null for one without a name. */
    drink: oneLine(MAX_DRINK_LENGTH).nullable().exactOptional(),
    sharers: z
      .array(z.strictObject({ who: person, amount: z.int().min(0).max(MAX_AMOUNT).exactOptional() }))
      .min(1)
      .max(MAX_SHARERS),
    note: oneLine(MAX_REASON_LENGTH).exactOptional(),
  })
  .refine(({ unit, drink }) => (unit === undefined) !== (drink === undefined), { path: ["unit"] });
export type NewRound = Readonly<z.output<typeof newRound>>;

/** Cancels an entry by a new one with a reason. */
export const canceledEntry = z.strictObject({ id: gameId, note: oneLine(MAX_REASON_LENGTH) });
export type CanceledEntry = Readonly<z.output<typeof canceledEntry>>;

/** The sender's drink limit per night; null for none. */
export const drinkLimit = z.strictObject({ limit: z.int().min(1).max(MAX_DRINKS).nullable() });

/** The longest payment link, in characters. */
const MAX_LINK_LENGTH = 300;

/** A link where others pay the sender; null for none. The handler checks the address. */
export const payLink = z.strictObject({ link: z.string().max(MAX_LINK_LENGTH).nullable() });

/** Opts the sender out of statistics, or back in. */
export const unlisted = z.strictObject({ unlisted: z.boolean() });
