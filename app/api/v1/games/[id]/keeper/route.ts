import { keeperNamed } from "@/lib/protocol/asideSchemas";
import { atTable } from "@/lib/server/atTable";
import { allowOnly } from "@/lib/server/endpoint";
import { handOver } from "@/lib/server/phones/handOver";

/** Gives the keeping of a table to the phone that sits on a seat. */
export const PUT = atTable("record", keeperNamed, (pass, { seat }) => handOver(pass, seat));

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
