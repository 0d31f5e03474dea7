import { seatTaken } from "@/lib/protocol/asideSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import { atTable } from "@/lib/server/table/atTable";

/** Sits down on a seat, or on none. */
export const PUT = atTable("record", seatTaken, takeSeat);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
