// The sheets of a table: all of them are one chunk.
export { SettlePage } from "../_consent/SettlePage";
export { SeatPage } from "../_seat/SeatPage";
export { Shared } from "../_share/Shared";
export { BuyInPage } from "./more/BuyInPage";
export { MorePages } from "./more/MorePages";
export { ResultPage } from "./more/ResultPage";
