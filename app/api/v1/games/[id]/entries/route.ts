import { ok } from "@/lib/engine";
import { allowOnly } from "@/lib/server/api/endpoint";
import { record } from "@/lib/server/table/record/record";
import { takeEntries } from "@/lib/server/table/record/takeEntries";

/** Records entries. */
export const POST = takeEntries(async (pass, list) => {
  const recorded = await record(pass, list);
  return recorded.ok ? ok({ entries: recorded.value }) : recorded;
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
