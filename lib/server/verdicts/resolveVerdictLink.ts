import { isDeepStrictEqual } from "node:util";
import type { PlayerId, Settled } from "@/lib/engine";
import { locale } from "@/lib/messages/formats";
import type { Cloth } from "@/lib/protocol/cloth";
import { readVerdict } from "@/lib/protocol/readVerdict";
import { type ButWePlay, butWePlay } from "@/lib/views/butWePlay";
import { drinkAt } from "@/lib/views/drink";
import { atOneMoment } from "../db/inTransaction";
import { asStored, fromJson } from "../db/json";
import { CLOTH, clothOver } from "../table/cloth";
import { hashOf } from "../table/links/linkToken";
import { seatNames } from "../table/record/journalStore";
import { roundsOf } from "./settledRound";

/** A shared verdict, without anything else of its game. */
export interface FollowedVerdict {
  readonly game: string;
  /** When it was settled, ISO 8601. */
  readonly at: string;
  readonly names: Readonly<Record<PlayerId, string>>;
  /** The table's own word for a drink; null for the standard word (P10). */
  readonly drink: string | null;
  /** The table's current look. */
  readonly cloth: Cloth | null;
  /** Its status since it was shared. */
  readonly status: "stands" | "corrected" | "taken-back";
  /** The current verdict, or the shared one if its round was undone. */
  readonly drawn: Settled;
  readonly shared: Settled;
  /** The results under other house rules; null if its round was undone or they were not requested. */
  readonly elsewhere: ButWePlay | null;
  /** A version that changes with any change of the picture or the language. */
  readonly mark: string;
}

/**
 * Loads a shared verdict as it is now. Null if the link was revoked, or the game or its group is deleted.
 * @param elsewhere Also applies other house rules.
 */
export const resolveVerdictLink = ({
  token,
  elsewhere,
}: {
  readonly token: string;
  readonly elsewhere: boolean;
}) =>
  atOneMoment(async (tx): Promise<FollowedVerdict | null> => {
    const link = await tx.verdictLink.findUnique({
      where: { hash: hashOf(token) },
      select: {
        place: true,
        verdict: true,
        sharedAt: true,
        game: {
          select: {
            id: true,
            ruleSet: true,
            house: true,
            deletedAt: true,
            group: { select: { deletedAt: true, ...CLOTH } },
          },
        },
      },
    });
    if (link === null || link.game.deletedAt || link.game.group?.deletedAt) return null;
    const { id, ruleSet: game, house } = link.game;
    const cloth = clothOver(link.game.group);
    const shared = readVerdict(game, fromJson("verdict", link.verdict));
    const round = (await roundsOf(tx, id)).find(({ place }) => place === link.place);
    const drawn = round?.settled ?? shared;
    const status = !round ? "taken-back" : sameVerdict(drawn, shared) ? "stands" : "corrected";
    const names = await seatNames(tx, id);
    const drink = drinkAt({ game, house: fromJson("house", house) });
    return {
      game,
      at: round?.at ?? link.sharedAt.toISOString(),
      names,
      drink,
      cloth,
      status,
      drawn,
      shared,
      elsewhere: elsewhere && round ? butWePlay(round.played) : null,
      mark: hashOf(JSON.stringify([game, drawn, names, drink, cloth, status, locale()])).slice(0, 16),
    };
  });

/**
 * True if the current verdict contains everything in the saved one, ignoring round numbers. A newer engine
 * may add fields.
 */
const sameVerdict = (now: Settled, saved: Settled): boolean =>
  isDeepStrictEqual(asStored({ ...now, ...saved, round: 0 }), asStored({ ...now, round: 0 }));

declare module "../process/workers/pool" {
  interface Tasks {
    readonly resolveVerdictLink: typeof resolveVerdictLink;
  }
}
