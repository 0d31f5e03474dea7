import { chunk } from "@/app/ui/lazy";

/** What the sheets of a table show, and what is shown when the tones have dropped. */
export const sheets = chunk(() => import("./sheets"));

const QUIET = { quiet: true };

export const BuyInPage = sheets.part("BuyInPage");
export const MorePages = sheets.part("MorePages");
export const PassOn = sheets.part("PassOn");
export const ResultPage = sheets.part("ResultPage");
export const SeatPage = sheets.part("SeatPage");
export const SettlePage = sheets.part("SettlePage");
export const Shared = sheets.part("Shared");

/** In the place of the table's keys, while its game is frozen. */
export const TonesPanel = sheets.part("TonesPanel", { atOnce: true });
export const TonesKey = sheets.part("TonesKey", QUIET);
/** Who is out on the call, while rounds are played without them. */
export const OnCallPanel = sheets.part("OnCallPanel", QUIET);
export const OnCallMark = sheets.part("OnCallMark", QUIET);
