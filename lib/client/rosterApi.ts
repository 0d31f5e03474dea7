import type { Colour } from "@/lib/messages/colours";
import { ask as askApi } from "./ask";

/** Asks an address of one group. Rejects when no answer came. */
const ask = <More>(method: "POST" | "PATCH" | "DELETE", group: string, path: string, body: object = {}) =>
  askApi<More>(method, `groups/${group}/${path}`, body);

/** Puts people on the roster. */
export const sendPlayers = (group: string, names: readonly string[], season?: string) =>
  ask<{ readonly players: readonly string[] }>("POST", group, "players", {
    names,
    ...(season !== undefined && { season }),
  });

/** What may be changed of somebody; what is left out stays. */
export interface PlayerChange {
  readonly name?: string;
  readonly nickname?: string | null;
  readonly colour?: Colour;
  readonly season?: string | null;
  readonly account?: string | null;
  readonly retired?: boolean;
}

/** Changes somebody of the roster. */
export const sendPlayerChange = (group: string, player: string, change: PlayerChange) =>
  ask("PATCH", group, `players/${player}`, change);

/** Removes somebody who never played. */
export const sendRemoval = (group: string, player: string) => ask("DELETE", group, `players/${player}`);

/** Says that a player is the same person as another one. */
export const sendMerge = (group: string, player: string, into: string) =>
  ask("POST", group, `players/${player}/merge`, { into });

/** Takes that back. */
export const sendSeparate = (group: string, player: string) =>
  ask("DELETE", group, `players/${player}/merge`);

/** Adds a shift, or a season with its first day. */
export const sendSeason = (group: string, name: string, startsOn?: string) =>
  ask("POST", group, "seasons", { name, ...(startsOn !== undefined && { starts_on: startsOn }) });

/** Changes a shift or season. */
export const sendSeasonChange = (
  group: string,
  season: string,
  change: { readonly name?: string; readonly starts_on?: string; readonly retired?: boolean },
) => ask("PATCH", group, `seasons/${season}`, change);

/** What is said of a night; what is left out stays, or is nothing. */
export interface NightSaid {
  readonly name?: string | null;
  readonly buy_in?: number;
  readonly unit?: string;
}

/** Begins a night; answers its id. */
export const sendNight = (group: string, night: NightSaid) =>
  ask<{ readonly id: string }>("POST", group, "nights", night);

/** Ends a night, goes on with it, or changes what is said of it. */
export const sendNightChange = (
  group: string,
  night: string,
  change: NightSaid & { readonly ended?: boolean },
) => ask("PATCH", group, `nights/${night}`, change);

/** Ticks that somebody bought in, or takes the tick back. */
export const sendBuyIn = (group: string, night: string, player: string, bought: boolean) =>
  ask(bought ? "POST" : "DELETE", group, `nights/${night}/buy-ins`, { player });

/** A game of which only the result is known; its id is made on the phone. */
export interface ResultSaid {
  readonly id: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly losers?: readonly string[];
  readonly winners?: readonly string[];
  readonly day: string;
  readonly season?: string;
}

/** Records a result; sending the same one again records it once. */
export const sendResult = (group: string, result: ResultSaid) =>
  ask<{ readonly id: string }>("POST", group, "results", result);
