import { chunk } from "@/app/ui/lazy";

/** What is told beside the keys, and asked by names. */
export const notices = chunk(() => import("."));

const QUIET = { quiet: true };

export const NoticeBar = notices.part("NoticeBar");
export const LiveAnnouncer = notices.part("LiveAnnouncer", QUIET);
export const StorageNotice = notices.part("StorageNotice", QUIET);
export const WakeLockNotice = notices.part("WakeLockNotice", QUIET);
/** Whom the next bad makes wash. */
export const NextBadWarning = notices.part("NextBadWarning", QUIET);
export const RoundLog = notices.part("RoundLog");
/** Who banged out of turn. */
export const ChallengerPicker = notices.part("ChallengerPicker");
/** Why nothing may be claimed. */
export const RefusalReason = notices.part("RefusalReason", { atOnce: true });
/** Who it was, to be tapped. */
export const Names = notices.part("Names");
