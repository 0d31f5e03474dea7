// The table's sheets and the tones panels: one chunk.
export { SettlePage } from "../_consent/SettlePage";
export { SeatPage } from "../_seat/SeatPage";
export { PassOn } from "../_share/PassOn";
export { Shared } from "../_share/Shared";
export { OnCallMark } from "../tones/OnCallMark";
export { OnCallPanel } from "../tones/OnCallPanel";
export { TonesKey } from "../tones/TonesKey";
export { TonesPanel } from "../tones/TonesPanel";
export { BuyInPage } from "./more/BuyInPage";
export { MorePages } from "./more/MorePages";
export { ResultPage } from "./more/ResultPage";
