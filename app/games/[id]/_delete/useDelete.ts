"use client";
import { type Mutation, useMutation } from "@/app/ui/useMutation";
import type { Answer } from "@/lib/client/ask";
import { clearTable } from "@/lib/client/localStore";
import { setRedirect } from "@/lib/client/redirectAfterDelete";
import { phoneSheetWords } from "@/lib/messages/sheets";

/** The page to open after deleting a game or table: the group's page, or the start page. */
const pathAfterDelete = (group: string | null): string => (group === null ? "/" : `/groups/${group}`);

/**
 * Deletes the game on screen, alone or with its table, and returns to the previous page. The live stream may
 * report the deletion before the response arrives.
 */
export function useDelete(
  game: string,
  group: string | null,
): Mutation & { readonly go: (send: () => Promise<Answer>) => Promise<void> } {
  const mutation = useMutation(phoneSheetWords.noAnswer);
  const go = async (send: () => Promise<Answer>) => {
    if (mutation.going) return;
    const path = pathAfterDelete(group);
    setRedirect(game, path);
    if ((await mutation.run(send)) === null) return setRedirect(game, null);
    await clearTable(game);
    // A new document drops the copies in memory.
    location.replace(path);
  };
  return { ...mutation, go };
}
