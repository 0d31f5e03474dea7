import { chunk } from "@/app/ui/lazy";

/** The table's sheets and the tones panels. */
export const sheets = chunk(() => import("./sheets"));

const QUIET = { quiet: true };

export const BuyInPage = sheets.part("BuyInPage");
export const MorePages = sheets.part("MorePages");
export const PassOn = sheets.part("PassOn");
export const ResultPage = sheets.part("ResultPage");
export const SeatPage = sheets.part("SeatPage");
export const SettlePage = sheets.part("SettlePage");
export const Shared = sheets.part("Shared");

/** Replaces the keys while the game is paused. */
export const TonesPanel = sheets.part("TonesPanel", { atOnce: true });
export const TonesKey = sheets.part("TonesKey", QUIET);
/** The players on the call, while rounds go on without them. */
export const OnCallPanel = sheets.part("OnCallPanel", QUIET);
export const OnCallMark = sheets.part("OnCallMark", QUIET);
