import { isDeepStrictEqual } from "node:util";
import type { PlayerId, Settled, StakeWords } from "@/lib/engine";
import { locale } from "@/lib/messages/formats";
import type { Cloth } from "@/lib/protocol/cloth";
import { readVerdict } from "@/lib/protocol/readVerdict";
import { type ButWePlay, butWePlay } from "@/lib/views/butWePlay";
import { stakeWordsAt } from "@/lib/views/drink";
import { asStored, fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import { hashOf } from "../table/links/linkToken";
import { seatNames } from "../table/record/journalStore";
import { roundsOf } from "../verdicts/settledRound";

/** A shared verdict, without anything else of its game. */
export interface FollowedVerdict {
  readonly game: string;
  /** When it was settled, ISO 8601. */
  readonly at: string;
  readonly names: Readonly<Record<PlayerId, string>>;
  /** The table's own word for a drink; null for the standard word (P10). */
  readonly drink: StakeWords;
  /** The table's current look. */
  readonly cloth: Cloth | null;
  /** False in a group in which a lost game means no dishes; omitted elsewhere. */
  readonly washes?: boolean | undefined;
  /** Its status since it was shared. */
  readonly status: "stands" | "corrected" | "taken-back";
  /** The current verdict, or the shared one if its round was undone. */
  readonly drawn: Settled;
  readonly shared: Settled;
  /** The results under other house rules; null if its round was undone or they were not requested. */
  readonly alternatives: ButWePlay | null;
  /** A version that changes with any change of the picture or the language. */
  readonly mark: string;
}

/** A verdict's link and its game, as stored. */
interface Stored {
  readonly place: number;
  readonly verdict: Prisma.JsonValue;
  readonly createdAt: Date;
  readonly game: { readonly id: string; readonly ruleSet: string; readonly house: Prisma.JsonValue };
}

/**
 * Loads a shared verdict as it is now.
 * @param alternatives Also applies other house rules.
 */
export async function openVerdict(
  tx: Reader,
  { place, verdict, createdAt, game: { id, ruleSet: game, house } }: Stored,
  { cloth, washes }: Pick<FollowedVerdict, "cloth" | "washes">,
  alternatives: boolean,
): Promise<FollowedVerdict> {
  const shared = readVerdict(game, fromJson("verdict", verdict));
  const round = (await roundsOf(tx, id)).find((one) => one.place === place);
  const drawn = round?.settled ?? shared;
  const status = !round ? "taken-back" : sameVerdict(drawn, shared) ? "stands" : "corrected";
  const names = await seatNames(tx, id);
  const drink = stakeWordsAt({ game, house: fromJson("house", house) });
  return {
    game,
    at: round?.at ?? createdAt.toISOString(),
    names,
    drink,
    cloth,
    washes,
    status,
    drawn,
    shared,
    alternatives: alternatives && round ? butWePlay(round.played) : null,
    mark: hashOf(JSON.stringify([game, drawn, names, drink, cloth, status, locale()])).slice(0, 16),
  };
}

/**
 * True if the current verdict contains everything in the saved one, ignoring round numbers. A newer engine
 * may add fields.
 */
const sameVerdict = (now: Settled, saved: Settled): boolean =>
  isDeepStrictEqual(asStored({ ...now, ...saved, round: 0 }), asStored({ ...now, round: 0 }));
