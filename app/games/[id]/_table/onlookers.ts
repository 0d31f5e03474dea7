import { later } from "@/app/ui/later";

const AT_ONCE = { atOnce: true };

/** The table for those who have no keys to it now: whoever only watches, and whoever is not in turn on a phone of their own. */
export const Watching = later(() => import("./Watching").then((table) => table.Watching), AT_ONCE);
export const WatchingLine = later(() => import("./Watching").then((table) => table.WatchingLine), AT_ONCE);
export const OnlyWatching = later(() => import("../_seat/OnlyWatching").then((line) => line.OnlyWatching));
export const Bystander = later(() => import("../_seat/Bystander").then((table) => table.Bystander), AT_ONCE);
