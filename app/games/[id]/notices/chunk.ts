import { chunk } from "@/app/ui/lazy";

/** Notices and name pickers next to the keys. */
export const notices = chunk(() => import("."));

const QUIET = { quiet: true };

export const NoticeBar = notices.part("NoticeBar");
export const LiveAnnouncer = notices.part("LiveAnnouncer", QUIET);
export const StorageNotice = notices.part("StorageNotice", QUIET);
/** Offers the other way to record rounds. */
export const ModeOffer = notices.part("ModeOffer", QUIET);
export const WakeLockNotice = notices.part("WakeLockNotice", QUIET);
/** Who washes or loses after the next bad. */
export const NextBadWarning = notices.part("NextBadWarning", QUIET);
/** The keyboard's keys. */
export const KeyList = notices.part("KeyList", QUIET);
export const RoundLog = notices.part("RoundLog");
/** Who banged out of turn. */
export const ChallengerPicker = notices.part("ChallengerPicker");
/** Why no claim is legal. */
export const RefusalReason = notices.part("RefusalReason", { atOnce: true });
/** Names to tap. */
export const Names = notices.part("Names");
export const TypedOtherwise = notices.part("TypedOtherwise", { quiet: true });
