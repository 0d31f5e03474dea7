import { joinWords } from "@/lib/messages/group";
import type { Playing } from "@/lib/server/table/links/followLink";

/** The current game without names: "Round 5, 6 people." */
export const sayPlaying = ({ round, names, over }: Pick<Playing, "round" | "names" | "over">): string =>
  over ? joinWords.played : joinWords.playing(round, names.length);
