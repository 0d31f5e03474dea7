import { joinWords } from "@/lib/messages/group";
import type { Playing } from "@/lib/server/table/links/followLink";

/** What is going on at a table, without a name: "Round 5, 6 people." */
export const sayPlaying = ({ round, names, over }: Pick<Playing, "round" | "names" | "over">): string =>
  over ? joinWords.played : joinWords.playing(round, names.length);
