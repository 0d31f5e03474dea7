import { seatTaken } from "@/lib/protocol/asideSchemas";
import { atTable } from "@/lib/server/atTable";
import { allowOnly } from "@/lib/server/endpoint";
import { takeSeat } from "@/lib/server/phones/takeSeat";

/** Sits down on a seat, or on none. */
export const PUT = atTable("record", seatTaken, takeSeat);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
