import { isDeepStrictEqual } from "node:util";
import type { PlayerId, Settled } from "@/lib/engine";
import { locale } from "@/lib/messages/locale";
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

/** A verdict as whoever has its link may read it, and nothing else of its game. */
export interface FollowedVerdict {
  readonly game: string;
  /** When it was settled, ISO 8601. */
  readonly at: string;
  readonly names: Readonly<Record<PlayerId, string>>;
  /** The table's own word for a drink; null where it is just that (P10). */
  readonly drink: string | null;
  /** What lies on its table now. */
  readonly cloth: Cloth | null;
  /** What became of it since it was shared. */
  readonly fate: "stands" | "corrected" | "taken-back";
  /** As it stands; as it was shared where its round was taken back. */
  readonly drawn: Settled;
  readonly shared: Settled;
  /** What other house rules would have made of it; null where its round was taken back, and where nobody asked. */
  readonly elsewhere: ButWePlay | null;
  /** Another one whenever anything of it is drawn otherwise, or in another language. */
  readonly mark: string;
}

/**
 * The verdict behind a link, as it is now; null where the link was taken back, or the game or its group is deleted.
 * @param elsewhere Whether to tell what other house rules would have made of it as well.
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
    const fate = !round ? "taken-back" : sameVerdict(drawn, shared) ? "stands" : "corrected";
    const names = await seatNames(tx, id);
    const drink = drinkAt({ game, house: fromJson("house", house) });
    return {
      game,
      at: round?.at ?? link.sharedAt.toISOString(),
      names,
      drink,
      cloth,
      fate,
      drawn,
      shared,
      elsewhere: elsewhere && round ? butWePlay(round.played) : null,
      mark: hashOf(JSON.stringify([game, drawn, names, drink, cloth, fate, locale()])).slice(0, 16),
    };
  });

/** Whether a verdict says all that one says that was kept, whatever their rounds are counted as; an engine may have come to say more. */
const sameVerdict = (now: Settled, kept: Settled): boolean =>
  isDeepStrictEqual(asStored({ ...now, ...kept, round: 0 }), asStored({ ...now, round: 0 }));

declare module "../process/workers/pool" {
  interface Tasks {
    readonly resolveVerdictLink: typeof resolveVerdictLink;
  }
}
