// Notices and name pickers: one chunk.
export { ChallengerPicker } from "./ChallengerPicker";
export { KeyList } from "./KeyList";
export { LiveAnnouncer } from "./LiveAnnouncer";
export { ModeOffer } from "./ModeOffer";
export { Names } from "./Names";
export { NextBadWarning } from "./NextBadWarning";
export { NoticeBar } from "./NoticeBar";
export { RefusalReason } from "./RefusalReason";
export { RoundLog } from "./RoundLog";
export { StorageNotice } from "./StorageNotice";
export { TypedOtherwise } from "./TypedOtherwise";
export { WakeLockNotice } from "./WakeLockNotice";
