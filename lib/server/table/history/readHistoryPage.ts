import type { ApiResult } from "@/lib/protocol/apiResult";
import { type HistoryAt, type HistoryPage, PAGE_KEYS } from "@/lib/protocol/historyPage";
import type { ReplayRound } from "@/lib/views/replay/replayRound";
import { byTable } from "../../api/costs";
import { readNumber } from "../../http/readNumber";
import type { Pass } from "../../identity/access";

/** The query of an address. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The requested page. An invalid one gives the newest rounds. */
export function pageAsked(query: Query): HistoryAt {
  const [asked = null] = PAGE_KEYS.flatMap((at) => {
    const number = readNumber(String(query[at] ?? ""));
    return number === null ? [] : { at, number };
  });
  return asked;
}

/** Reads some rounds of a game in a worker thread. Refuses as `byTable` does. */
export const readHistoryPage = (pass: Pass, page: HistoryAt): Promise<ApiResult<HistoryPage>> =>
  byTable(pass.visitor, "historyPage", { pass, page });

/**
 * Reads a round of a finished game by number (null: the first) in a worker thread. Refuses as `byTable` does.
 */
export const readReplay = (pass: Pass, round: number | null): Promise<ApiResult<ReplayRound>> =>
  byTable(pass.visitor, "replayRound", { pass, round });
