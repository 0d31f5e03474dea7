"use client";
import { type Mutation, useMutation } from "@/app/ui/useMutation";
import type { Answer } from "@/lib/client/ask";
import { clearTable } from "@/lib/client/localStore";
import { setRedirect } from "@/lib/client/redirectAfterDelete";
import { phoneSheetWords } from "@/lib/messages/sheets";

/** Where one comes from who deletes a game or its table: the group's page, or the start page. */
const wayBack = (group: string | null): string => (group === null ? "/" : `/groups/${group}`);

/**
 * Deletes the game that this phone looks at, alone or with its table, and goes back to where it came from. It may be told that the game is
 * gone before it is told that it was deleted.
 */
export function useDelete(
  game: string,
  group: string | null,
): Mutation & { readonly go: (send: () => Promise<Answer>) => Promise<void> } {
  const deed = useMutation(phoneSheetWords.noAnswer);
  const go = async (send: () => Promise<Answer>) => {
    if (deed.going) return;
    const path = wayBack(group);
    setRedirect(game, path);
    if ((await deed.run(send)) === null) return setRedirect(game, null);
    await clearTable(game);
    // With the document goes what was kept of the game in its memory.
    location.replace(path);
  };
  return { ...deed, go };
}
