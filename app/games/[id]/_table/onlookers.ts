// The table for those who have no keys to it now: all of it is one chunk.
export { Bystander } from "../_seat/Bystander";
export { OnlyWatching } from "../_seat/OnlyWatching";
export { Watching, WatchingLine } from "./Watching";
