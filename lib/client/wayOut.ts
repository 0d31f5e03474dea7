let left: { readonly game: string; readonly path: string } | null = null;

/** Notes where this phone goes on to when a game that it is about to delete is gone; null where it stays after all. */
export function leaveFor(game: string, path: string | null): void {
  left = path === null ? null : { game, path };
}

/** Where this phone goes on to, having deleted a game; null where somebody else did, or it is not this phone's for another reason. */
export const wayOut = (game: string): string | null => (left?.game === game ? left.path : null);
