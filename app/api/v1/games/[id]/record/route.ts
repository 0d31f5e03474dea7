import { allowOnly } from "@/lib/server/api/endpoint";
import { download } from "@/lib/server/table/history/download";

/** Downloads a game as a record (`dice-record/1`) that anybody can replay. */
export const GET = download("record");

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");
