import { BEAT_MS } from "@/lib/protocol/liveState";
import { publishToCluster } from "../../process/cluster";
import { processSingleton } from "../../process/processSingleton";

/** How long a silent phone counts as present: two heartbeats, plus slack for a slow connection. */
const SILENT_MS = 2 * BEAT_MS + 10_000;

/** Time for a phone to reload a page or to switch networks. */
const RELOAD_MS = 4_000;

/** A holder's phones at one table. */
interface Followed {
  readonly gameId: string;
  readonly holder: string;
  streams: number;
  here: boolean;
  timer: NodeJS.Timeout | undefined;
  /** Publishes that they came or left. */
  readonly publishPresence: () => void;
}

const phones = (): Map<string, Followed> => processSingleton("Phones", () => new Map());

const keyOf = (gameId: string, holder: string): string => `${gameId} ${holder}`;

/** Holders present through another process, with the timer that expires them. */
const remotePhones = (): Map<string, NodeJS.Timeout> => processSingleton("RemotePhones", () => new Map());

/** True if the holder has a phone at the table now. */
export function isHere(gameId: string, holder: string): boolean {
  const place = keyOf(gameId, holder);
  return (phones().get(place)?.here ?? false) || remotePhones().has(place);
}

/**
 * Registers a stream of a holder, who is now present. A sleeping phone may leave its stream open, so it must
 * also send heartbeats (`heartbeat`).
 * @param publishPresence Called when they come or leave.
 * @returns the function to call when the stream ends.
 */
export function join(gameId: string, holder: string, publishPresence: () => void): () => void {
  const place = keyOf(gameId, holder);
  const followed = phones().get(place) ?? {
    gameId,
    holder,
    streams: 0,
    here: false,
    timer: undefined,
    publishPresence,
  };
  phones().set(place, followed);
  followed.streams++;
  markPresent(place, followed);
  return () => {
    followed.streams--;
    if (followed.streams > 0) return;
    if (followed.here) leavesIn(RELOAD_MS, place, followed);
    else phones().delete(place);
  };
}

/** Handles a phone's heartbeat. Ignored if its holder has no stream there. */
export function heartbeat(gameId: string, holder: string): void {
  if (!heartbeatHere(gameId, holder)) publishToCluster({ of: "heard", game: gameId, holder });
}

/** The same for a stream of this process. @returns false if the holder has none. */
export function heartbeatHere(gameId: string, holder: string): boolean {
  const place = keyOf(gameId, holder);
  const followed = phones().get(place);
  const follows = followed !== undefined && followed.streams > 0;
  if (follows) markPresent(place, followed);
  return follows;
}

/**
 * Handles another process's report that a holder is present or has left.
 * @param publishPresence Publishes that they came or left.
 */
export function setRemotePresence(
  gameId: string,
  holder: string,
  here: boolean,
  publishPresence: () => void,
): void {
  const place = keyOf(gameId, holder);
  const was = remotePhones().get(place);
  clearTimeout(was);
  remotePhones().delete(place);
  if (here) {
    const timer = setTimeout(() => setRemotePresence(gameId, holder, false, publishPresence), SILENT_MS);
    remotePhones().set(place, timer.unref());
  }
  if (here !== (was !== undefined)) publishPresence();
}

function markPresent(place: string, followed: Followed): void {
  leavesIn(SILENT_MS, place, followed);
  publishToCluster({ of: "here", game: followed.gameId, holder: followed.holder });
  if (followed.here) return;
  followed.here = true;
  followed.publishPresence();
}

function leavesIn(milliseconds: number, place: string, followed: Followed): void {
  clearTimeout(followed.timer);
  followed.timer = setTimeout(() => {
    followed.here = false;
    if (followed.streams === 0) phones().delete(place);
    publishToCluster({ of: "left", game: followed.gameId, holder: followed.holder });
    followed.publishPresence();
  }, milliseconds);
  // The timer must not keep the process alive.
  followed.timer.unref();
}
