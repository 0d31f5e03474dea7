import { chunk } from "@/app/ui/lazy";

/** What is told beside the keys, and asked by names. */
export const beside = chunk(() => import("."));

const QUIET = { quiet: true };

export const NoticeLine = beside.part("NoticeLine");
export const News = beside.part("News", QUIET);
export const NotKept = beside.part("NotKept", QUIET);
export const DarkNotice = beside.part("DarkNotice", QUIET);
/** Whom the next bad makes wash. */
export const OneMore = beside.part("OneMore", QUIET);
export const RoundLog = beside.part("RoundLog");
/** Who banged out of turn. */
export const Bangers = beside.part("Bangers");
/** Why nothing may be claimed. */
export const Refused = beside.part("Refused", { atOnce: true });
/** Who it was, to be tapped. */
export const Names = beside.part("Names");
