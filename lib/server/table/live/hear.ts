import { database } from "../../db/db";
import type { Word } from "../../process/others";
import { forgetAtHand } from "../record/gamesAtHand";
import { entriesAfter } from "../record/journalStore";
import { tellCupsHere } from "../reveal/cups";
import { tellAsideHere } from "./asideBus";
import { isFollowed, publish } from "./live";
import { tellNextHere } from "./nextGame";
import { askAgainHere, readAfreshHere, shutUngivenHere } from "./openStreams";
import { heardHere, isElsewhere } from "./presence";

/** Does here what another process that serves the same database says it has done; a word of a later version is passed over. */
export async function hear(word: Word): Promise<void> {
  switch (word.of) {
    case "recorded":
      // What is at hand of it is from before.
      forgetAtHand(word.game);
      if (isFollowed(word.game)) publish(word.game, await entriesAfter(database(), word.game, word.after));
      return;
    case "aside":
      return tellAsideHere(word.game);
    case "cups":
      return tellCupsHere(word.game);
    case "next":
      return tellNextHere(word.table, word.game);
    case "ungiven":
      return shutUngivenHere(word);
    case "afresh":
      return readAfreshHere(word);
    case "ask-again":
      return askAgainHere(word.holder);
    case "heard":
      heardHere(word.game, word.holder);
      return;
    case "here":
    case "left":
      return isElsewhere(word.game, word.holder, word.of === "here", () => void tellAsideHere(word.game));
  }
}
