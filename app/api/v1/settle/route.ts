import { publicDesk } from "@/lib/server/api/publicDesk";

/** The dispute desk: a question, or up to 100 of them. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = publicDesk("settle", 256 * 1024);
