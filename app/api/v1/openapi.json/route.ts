import { openapi } from "@/lib/protocol/openapi";
import { allowOnly, endpoint } from "@/lib/server/api/endpoint";

/** The public API, described. */
export const GET = endpoint(async () => Response.json(openapi()));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
