import { ask } from "./ask";

/** Asks for the link by which anybody may read the verdict of a round. */
export const sendShareVerdict = (game: string, round: number) =>
  ask("POST /api/v1/games/{game}/verdicts", { game }, { round });

/** Takes the link of a verdict back. */
export const sendTakeVerdictBack = (game: string, place: number) =>
  ask("DELETE /api/v1/games/{game}/verdicts/{place}", { game, place: String(place) });

/** Reads what each other house rule would have made of a round. Rejects when no answer came. */
export const readElsewhere = (game: string, round: number) =>
  ask("GET /api/v1/games/{game}/rounds/{round}/elsewhere", { game, round: String(round) });
