import { gameIds } from "@/lib/engine";
import { groupWords } from "@/lib/messages/group";
import { gameName } from "@/lib/messages/terms";
import { GROUP_KINDS } from "@/lib/protocol/membership";

/** The kinds of groups as options. */
export const kinds = () => GROUP_KINDS.map((kind) => ({ value: kind, ...groupWords.make.kinds[kind] }));

/** All games as options. */
export const games = () => gameIds.map((game) => ({ value: game, label: gameName(game) }));

/** The time zones this browser knows, and the current one: "Europe/Berlin". */
export function zones(set: string): readonly { readonly value: string; readonly label: string }[] {
  const known = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", set]);
  return [...known].sort().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
}
