import { changedPlayer, nothing } from "@/lib/formats/rosterSchemas";
import { allowOnly } from "@/lib/server/endpoint";
import { changePlayer } from "@/lib/server/roster/changePlayer";
import { changesGroup } from "@/lib/server/roster/groupEndpoint";
import { removePlayer } from "@/lib/server/roster/removePlayer";

interface OfPlayer {
  readonly id: string;
  readonly player: string;
}

/** Changes a player of a roster. */
export const PATCH = changesGroup("keep", changedPlayer, (pass, sent, { player }: OfPlayer) =>
  changePlayer(pass, player, sent),
);

/** Removes somebody who never played. */
export const DELETE = changesGroup("keep", nothing, (pass, _sent, { player }: OfPlayer) =>
  removePlayer(pass, player),
);

export const { GET, HEAD, POST, PUT, OPTIONS } = allowOnly("PATCH", "DELETE");
