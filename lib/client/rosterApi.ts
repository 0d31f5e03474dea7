import type { SentOf } from "@/lib/protocol/routes";
import { ask } from "./ask";

/** Puts people on the roster. */
export const sendPlayers = (group: string, names: readonly string[], season?: string) =>
  ask("POST /api/v1/groups/{group}/players", { group }, { names, ...(season !== undefined && { season }) });

/** What may be changed of somebody; what is left out stays. */
export type PlayerChange = SentOf<"PATCH /api/v1/groups/{group}/players/{player}">;

/** Changes somebody of the roster. */
export const sendPlayerChange = (group: string, player: string, change: PlayerChange) =>
  ask("PATCH /api/v1/groups/{group}/players/{player}", { group, player }, change);

/** Removes somebody who never played. */
export const sendRemoval = (group: string, player: string) =>
  ask("DELETE /api/v1/groups/{group}/players/{player}", { group, player });

/** Says that a player is the same person as another one. */
export const sendMerge = (group: string, player: string, into: string) =>
  ask("POST /api/v1/groups/{group}/players/{player}/merge", { group, player }, { into });

/** Takes that back. */
export const sendSeparate = (group: string, player: string) =>
  ask("DELETE /api/v1/groups/{group}/players/{player}/merge", { group, player });

/** Adds a shift, or a season with its first day. */
export const sendSeason = (group: string, name: string, startsOn?: string) =>
  ask(
    "POST /api/v1/groups/{group}/seasons",
    { group },
    { name, ...(startsOn !== undefined && { starts_on: startsOn }) },
  );

/** Changes a shift or season. */
export const sendSeasonChange = (
  group: string,
  season: string,
  change: SentOf<"PATCH /api/v1/groups/{group}/seasons/{season}">,
) => ask("PATCH /api/v1/groups/{group}/seasons/{season}", { group, season }, change);

/** What is said of a night; what is left out stays, or is nothing. */
export type NightSaid = SentOf<"POST /api/v1/groups/{group}/nights">;

/** Begins a night; answers its id. */
export const sendNight = (group: string, night: NightSaid) =>
  ask("POST /api/v1/groups/{group}/nights", { group }, night);

/** Ends a night, goes on with it, or changes what is said of it. */
export const sendNightChange = (
  group: string,
  night: string,
  change: SentOf<"PATCH /api/v1/groups/{group}/nights/{night}">,
) => ask("PATCH /api/v1/groups/{group}/nights/{night}", { group, night }, change);

/** Ticks that somebody bought in, or takes the tick back. */
export const sendBuyIn = (group: string, night: string, player: string, bought: boolean) =>
  ask(
    bought
      ? "POST /api/v1/groups/{group}/nights/{night}/buy-ins"
      : "DELETE /api/v1/groups/{group}/nights/{night}/buy-ins",
    { group, night },
    { player },
  );

/** A game of which only the result is known; its id is made on the phone. */
export type ResultSaid = SentOf<"POST /api/v1/groups/{group}/results">;

/** Records a result; sending the same one again records it once. */
export const sendResult = (group: string, result: ResultSaid) =>
  ask("POST /api/v1/groups/{group}/results", { group }, result);
