import { allowOnly } from "@/lib/server/api/endpoint";
import { download } from "@/lib/server/table/history/download";

/** Downloads a game with everything that was ever recorded in it (`dice-journal/1`). */
export const GET = download("journal");

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");
