import { ask } from "./ask";

/** Reads a table's links, and which phones are let in for those who keep it. Rejects when no answer came. */
export const readLinks = (game: string) => ask("GET /api/v1/games/{game}/links", { game });

/** Reads a page of who came to a table, the latest first. Rejects when no answer came. */
export const readVisits = (game: string, from: string) =>
  ask("GET /api/v1/games/{game}/visits", { game }, { from });

/** Makes a table's links anew. Rejects when no answer came. */
export const sendLinksAnew = (game: string) =>
  ask("POST /api/v1/games/{game}/links", { game }, { anew: true });

/** Shows somebody out of a table whom a link let in. Rejects when no answer came. */
export const sendShowOut = (game: string, phone: string) =>
  ask("DELETE /api/v1/games/{game}/phones/{phone}", { game, phone });

/** Comes to a table by its link; answers its id. Rejects when no answer came. */
export const sendJoin = (token: string) => ask("POST /api/v1/joins", {}, { token });
