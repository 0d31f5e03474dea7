let redirect: { readonly game: string; readonly path: string } | null = null;

/** Sets the page to open after this phone deletes a game; null cancels it. */
export function setRedirect(game: string, path: string | null): void {
  redirect = path === null ? null : { game, path };
}

/** The page to open after this phone deleted a game; null if access was lost for another reason. */
export const redirectAfterDelete = (game: string): string | null =>
  redirect?.game === game ? redirect.path : null;
