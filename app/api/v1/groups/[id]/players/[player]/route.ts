import { changedPlayer } from "@/lib/protocol/rosterSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { inGroup, inGroupWith } from "@/lib/server/groups/asked";
import { changePlayer } from "@/lib/server/roster/changePlayer";
import { removePlayer } from "@/lib/server/roster/removePlayer";

interface OfPlayer {
  readonly id: string;
  readonly player: string;
}

/** Changes a player of a roster. */
export const PATCH = inGroupWith("keep", changedPlayer, (pass, change, { player }: OfPlayer) =>
  changePlayer(pass, player, change),
);

/** Removes somebody who never played. */
export const DELETE = inGroup("keep", (pass, { player }: OfPlayer) => removePlayer(pass, player));

export const { GET, HEAD, POST, PUT, OPTIONS } = allowOnly("PATCH", "DELETE");
