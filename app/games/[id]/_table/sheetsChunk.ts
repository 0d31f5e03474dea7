import { chunk } from "@/app/ui/lazy";

/** What the sheets of a table show. */
export const sheets = chunk(() => import("./sheets"));

export const BuyInPage = sheets.part("BuyInPage");
export const MorePages = sheets.part("MorePages");
export const ResultPage = sheets.part("ResultPage");
export const SeatPage = sheets.part("SeatPage");
export const SettlePage = sheets.part("SettlePage");
export const Shared = sheets.part("Shared");
