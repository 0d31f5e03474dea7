// The table for phones without keys: one chunk.
export { WaitingTurn } from "./WaitingTurn";
export { WatcherKeys } from "./WatcherKeys";
export { Watching, WatchingLine } from "./Watching";
