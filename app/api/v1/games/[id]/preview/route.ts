import { allowOnly } from "@/lib/server/endpoint";
import { preview } from "@/lib/server/preview";
import { takeEntries } from "@/lib/server/takeEntries";

/** Says what entries would change; records nothing. */
export const POST = takeEntries(preview);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
