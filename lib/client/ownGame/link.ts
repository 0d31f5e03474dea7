import { type readOwnGame, readOwnGameText } from "@/lib/protocol/ruleSets/ownGame";
import { pack, unpack } from "../transfer/codes";

/** The page of own games. */
const OWN_PAGE = "/own";

/** A link to a game. Its rules are in the fragment, which is never sent to a server. */
export const ownGameLink = async (game: string, origin: string): Promise<string> =>
  `${origin}${OWN_PAGE}#${await pack(game)}`;

/** Reads the game of a link's fragment. Refuses with `bad-rule-set`. */
export async function readOwnGameLink(hash: string): Promise<ReturnType<typeof readOwnGame>> {
  return readOwnGameText((await unpack(hash.replace(/^#/, ""))) ?? "");
}
