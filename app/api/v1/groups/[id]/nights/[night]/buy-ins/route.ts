import { boughtIn } from "@/lib/protocol/rosterSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroupWith } from "@/lib/server/groups/asked";
import { tickBuyIn } from "@/lib/server/roster/nights";

interface OfNight {
  readonly id: string;
  readonly night: string;
}

/** Ticks that somebody bought in. */
export const POST = inGroupWith("keep", boughtIn, (pass, { player }, { night }: OfNight) =>
  tickBuyIn(pass, night, player, true),
);

/** Takes the tick back. */
export const DELETE = inGroupWith("keep", boughtIn, (pass, { player }, { night }: OfNight) =>
  tickBuyIn(pass, night, player, false),
);

export const { GET, HEAD, PUT, PATCH, OPTIONS } = allowOnly("POST", "DELETE");
