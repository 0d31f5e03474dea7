import type { ApiResult } from "@/lib/protocol/apiResult";
import type { ReplayRound } from "@/lib/views/replay/replayRound";
import { byTable } from "../../api/costs";
import type { Pass } from "../../identity/access";

/**
 * A round of a game that is over, by its number, worked out in a worker thread; null for the first. Refuses as `byTable` does.
 */
export const readReplay = (pass: Pass, round: number | null): Promise<ApiResult<ReplayRound>> =>
  byTable(pass.visitor, "replayRound", { pass, round });
