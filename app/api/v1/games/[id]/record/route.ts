import { download } from "@/lib/server/download";
import { allowOnly } from "@/lib/server/endpoint";

/** Downloads a game as a record (`dice-record/1`) that anybody can replay. */
export const GET = download("record");

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");
