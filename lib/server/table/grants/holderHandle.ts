import { tokenFor } from "../links/linkToken";

/**
 * What the holder of grants, seats and entries (an account or a device) is called outside the server at one table: the ids themselves stay
 * inside. The same holder has another handle at every table, so that nobody is followed from one to the next.
 */
export const holderHandle = (gameId: string, holder: string): string =>
  tokenFor(`holder:${gameId}:${holder}`);
