import { allowOnly } from "@/lib/server/api/endpoint";
import { preview } from "@/lib/server/table/record/preview";
import { takeEntries } from "@/lib/server/table/record/takeEntries";

/** Says what entries would change; records nothing. */
export const POST = takeEntries(preview);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
