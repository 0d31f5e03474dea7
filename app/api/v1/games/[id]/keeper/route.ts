import { keeperNamed } from "@/lib/protocol/asideSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { handOver } from "@/lib/server/seats/handOver";
import { atTable } from "@/lib/server/table/atTable";

/** Gives the keeping of a table to the phone that sits on a seat. */
export const PUT = atTable("record", keeperNamed, (pass, { seat }) => handOver(pass, seat));

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
