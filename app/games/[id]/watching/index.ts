// The table for those who have no keys to it now: all of it is one chunk.
export { Bystander } from "./Bystander";
export { OnlyWatching } from "./OnlyWatching";
export { Watching, WatchingLine } from "./Watching";
