import type { SentOf } from "@/lib/protocol/routes";
import { ask } from "./ask";

/** What starting a game takes; ids and seat keys are made on the phone. */
export type StartGame = SentOf<"POST /api/v1/games">;

/** Starts a game; sending the same one again answers the same. Rejects when no answer came. */
export const sendStart = (game: StartGame) => ask("POST /api/v1/games", {}, game);
