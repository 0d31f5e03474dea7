import { BEAT_MS } from "@/lib/protocol/liveState";
import { publishToCluster } from "../../process/cluster";
import { processSingleton } from "../../process/processSingleton";

/** How long somebody counts as here whose phones say nothing: two beats, and what a slow line takes. */
const SILENT_MS = 2 * BEAT_MS + 10_000;

/** How long a phone takes to load a page again, or to change from one network to another. */
const RELOAD_MS = 4_000;

/** The phones by which one holder follows one table. */
interface Followed {
  readonly gameId: string;
  readonly holder: string;
  streams: number;
  here: boolean;
  timer: NodeJS.Timeout | undefined;
  /** Has it told at the table that they came or went. */
  readonly tell: () => void;
}

const phones = (): Map<string, Followed> => processSingleton("Phones", () => new Map());

const placeOf = (gameId: string, holder: string): string => `${gameId} ${holder}`;

/** Those who are at a table through another process, with the timer after which they count as gone unless that says so again. */
const elsewhere = (): Map<string, NodeJS.Timeout> => processSingleton("PhonesElsewhere", () => new Map());

/** Whether somebody is at a table with a phone now. */
export function isHere(gameId: string, holder: string): boolean {
  const place = placeOf(gameId, holder);
  return (phones().get(place)?.here ?? false) || elsewhere().has(place);
}

/**
 * Counts a stream by which somebody follows a table: they are here. A phone that sleeps or is out of reach may leave its
 * stream open for long, so it must be heard of besides (`heartbeat`).
 * @param tell Called whenever they come or go.
 * @returns what is to be called when the stream ends.
 */
export function join(gameId: string, holder: string, tell: () => void): () => void {
  const place = placeOf(gameId, holder);
  const followed = phones().get(place) ?? { gameId, holder, streams: 0, here: false, timer: undefined, tell };
  phones().set(place, followed);
  followed.streams++;
  isThere(place, followed);
  return () => {
    followed.streams--;
    if (followed.streams > 0) return;
    if (followed.here) leavesIn(RELOAD_MS, place, followed);
    else phones().delete(place);
  };
}

/** A phone says that it is still there. Of somebody who follows nothing there, that says nothing. */
export function heartbeat(gameId: string, holder: string): void {
  if (!heardHere(gameId, holder)) publishToCluster({ of: "heard", game: gameId, holder });
}

/** The same of somebody who follows it through this process. @returns whether they do. */
export function heardHere(gameId: string, holder: string): boolean {
  const place = placeOf(gameId, holder);
  const followed = phones().get(place);
  const follows = followed !== undefined && followed.streams > 0;
  if (follows) isThere(place, followed);
  return follows;
}

/**
 * Another process says that somebody who follows a table through it is there, or has left.
 * @param tell Tells at the table that they came or went.
 */
export function isElsewhere(gameId: string, holder: string, here: boolean, tell: () => void): void {
  const place = placeOf(gameId, holder);
  const was = elsewhere().get(place);
  clearTimeout(was);
  elsewhere().delete(place);
  if (here) {
    const goes = setTimeout(() => isElsewhere(gameId, holder, false, tell), SILENT_MS);
    elsewhere().set(place, goes.unref());
  }
  if (here !== (was !== undefined)) tell();
}

function isThere(place: string, followed: Followed): void {
  leavesIn(SILENT_MS, place, followed);
  publishToCluster({ of: "here", game: followed.gameId, holder: followed.holder });
  if (followed.here) return;
  followed.here = true;
  followed.tell();
}

function leavesIn(milliseconds: number, place: string, followed: Followed): void {
  clearTimeout(followed.timer);
  followed.timer = setTimeout(() => {
    followed.here = false;
    if (followed.streams === 0) phones().delete(place);
    publishToCluster({ of: "left", game: followed.gameId, holder: followed.holder });
    followed.tell();
  }, milliseconds);
  // Nobody waits for it when the program ends.
  followed.timer.unref();
}
