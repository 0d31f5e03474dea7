import { publicDesk } from "@/lib/server/api/publicDesk";

/** Replays one record of up to 10,000 actions. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = publicDesk("replay", 8 * 1024 * 1024);
