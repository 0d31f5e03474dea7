let redirect: { readonly game: string; readonly path: string } | null = null;

/** Notes where this phone goes on to when a game that it is about to delete is gone; null where it stays after all. */
export function setRedirect(game: string, path: string | null): void {
  redirect = path === null ? null : { game, path };
}

/** Where this phone goes on to, having deleted a game; null where somebody else did, or it is not this phone's for another reason. */
export const redirectAfterDelete = (game: string): string | null =>
  redirect?.game === game ? redirect.path : null;
