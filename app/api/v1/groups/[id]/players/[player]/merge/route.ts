import { mergedPlayer } from "@/lib/protocol/rosterSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroup, inGroupWith } from "@/lib/server/groups/asked";
import { mergePlayers, separatePlayers } from "@/lib/server/roster/mergePlayers";

interface OfPlayer {
  readonly id: string;
  readonly player: string;
}

/** Says that a player is the same person as another one. */
export const POST = inGroupWith("keep", mergedPlayer, (pass, { into }, { player }: OfPlayer) =>
  mergePlayers(pass, player, into),
);

/** Takes that back. */
export const DELETE = inGroup("keep", (pass, { player }: OfPlayer) => separatePlayers(pass, player));

export const { GET, HEAD, PUT, PATCH, OPTIONS } = allowOnly("POST", "DELETE");
