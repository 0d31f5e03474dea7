import type { ApiResult } from "@/lib/protocol/apiResult";
import { type HistoryAt, type HistoryPage, PAGE_KEYS } from "@/lib/protocol/historyPage";
import type { ReplayRound } from "@/lib/views/replay/replayRound";
import { byTable } from "../../api/costs";
import { readNumber } from "../../http/readNumber";
import type { Pass } from "../../identity/access";

/** The query of an address. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Which page an address asks for; whatever else it asks leads to the newest rounds. */
export function pageAsked(query: Query): HistoryAt {
  const [asked = null] = PAGE_KEYS.flatMap((at) => {
    const number = readNumber(String(query[at] ?? ""));
    return number === null ? [] : { at, number };
  });
  return asked;
}

/** Some rounds of a game, worked out in a worker thread. Refuses as `byTable` does. */
export const readHistoryPage = (pass: Pass, page: HistoryAt): Promise<ApiResult<HistoryPage>> =>
  byTable(pass.visitor, "historyPage", { pass, page });

/**
 * A round of a game that is over, by its number, worked out in a worker thread; null for the first. Refuses as `byTable` does.
 */
export const readReplay = (pass: Pass, round: number | null): Promise<ApiResult<ReplayRound>> =>
  byTable(pass.visitor, "replayRound", { pass, round });
