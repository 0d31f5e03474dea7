import { joinWords } from "@/lib/messages/group";
import { gameName } from "@/lib/messages/terms";
import type { Playing } from "@/lib/server/table/links/followLink";

/** What is going on at a table, without a name: "Firehouse, round 5, 6 people." */
export const sayPlaying = ({ game, round, names, over }: Playing): string =>
  over ? joinWords.played(gameName(game)) : joinWords.playing(gameName(game), round, names.length);
