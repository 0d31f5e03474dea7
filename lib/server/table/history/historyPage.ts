import type { HistoryAt, HistoryPage } from "@/lib/protocol/historyPage";
import { pageOf } from "@/lib/views/historyPage";
import type { Pass } from "../../identity/access";
import { readHistory } from "./history";

/** A page of a game's history, for which the whole game is read and played. */
export const historyPage = async ({
  pass,
  page,
}: {
  readonly pass: Pass;
  readonly page: HistoryAt;
}): Promise<HistoryPage> => pageOf(await readHistory(pass), page);

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly historyPage: typeof historyPage;
  }
}
