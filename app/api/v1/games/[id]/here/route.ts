import { ok } from "@/lib/engine";
import { stillHere } from "@/lib/protocol/asideSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { holdersOf } from "@/lib/server/identity/visitor";
import { atTable } from "@/lib/server/table/atTable";
import { heardOf } from "@/lib/server/table/live/presence";

/** A phone that follows the table says that it is still there. */
export const PUT = atTable("record", stillHere, async ({ gameId, visitor }) => {
  for (const holder of holdersOf(visitor)) heardOf(gameId, holder);
  return ok(null);
});

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
