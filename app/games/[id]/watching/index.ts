// The table for those who have no keys to it now: all of it is one chunk.
export { WaitingTurn } from "./WaitingTurn";
export { WatcherKeys } from "./WatcherKeys";
export { Watching, WatchingLine } from "./Watching";
