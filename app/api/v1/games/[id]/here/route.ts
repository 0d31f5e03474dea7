import { ok } from "@/lib/engine";
import { stillHere } from "@/lib/protocol/asideSchemas";
import { atTable } from "@/lib/server/atTable";
import { allowOnly } from "@/lib/server/endpoint";
import { heardOf } from "@/lib/server/phones/presence";
import { holdersOf } from "@/lib/server/visitor";

/** A phone that follows the table says that it is still there. */
export const PUT = atTable("record", stillHere, async ({ gameId, visitor }) => {
  for (const holder of holdersOf(visitor)) heardOf(gameId, holder);
  return ok(null);
});

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
