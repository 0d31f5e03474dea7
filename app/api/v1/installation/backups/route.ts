import { nothing } from "@/lib/protocol/membershipSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { forOwnerWith } from "@/lib/server/installation/asked";
import { copyNow } from "@/lib/server/installation/copies";

/** Makes a copy of the database. There is no way to fetch one from here: it holds everything. */
export const POST = forOwnerWith(nothing, copyNow, 201);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
