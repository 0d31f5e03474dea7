import type { VisitBy, VisitEnd, VisitLine, VisitPage } from "@/lib/protocol/tablePhones";
import { database } from "../../db/db";
import type { Pass } from "../../identity/access";
import { namesAt, seatsNamed } from "./namesAt";

const PAGE = 25;

/**
 * Who came to a table by which phone, and how that ended, the latest first, a page at a time. Only for its keepers.
 * @param from `next` of the page before; anything else begins at the beginning.
 */
export async function readVisits({ gameId, tableId }: Pass, from?: string): Promise<VisitPage> {
  const before = /^[1-9]\d{0,14}$/.test(from ?? "") ? Number(from) : null;
  const rows = await database().visit.findMany({
    where: { tableId, ...(before !== null && { id: { lt: before } }) },
    orderBy: { id: "desc" },
    take: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const { nameOf, isAccount, seatOf } = await namesAt(
    database(),
    gameId,
    page.map(({ holder }) => holder),
  );
  const sat = await seatsNamed(
    database(),
    page.flatMap(({ gameId: satIn }) => satIn ?? []),
  );
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    visits: page.map(
      ({ holder, by, at, browser, gameId: satIn, seat, ended, endedAt }): VisitLine => ({
        by: by as VisitBy,
        at: at.toISOString(),
        browser,
        signedIn: isAccount(holder),
        name: nameOf(holder),
        seat: endedAt === null ? seatOf(holder) : sat(satIn, seat),
        ended:
          endedAt === null || ended === null ? null : { how: ended as VisitEnd, at: endedAt.toISOString() },
      }),
    ),
    next: last ? String(last.id) : null,
  };
}
