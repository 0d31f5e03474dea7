import { nothing } from "@/lib/protocol/membershipSchemas";
import { forOwnerWith } from "@/lib/server/admin/asked";
import { copyNow } from "@/lib/server/admin/copies";
import { allowOnly } from "@/lib/server/api/endpoint";

/** Makes a copy of the database. There is no way to fetch one from here: it holds everything. */
export const POST = forOwnerWith(nothing, copyNow, 201);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
