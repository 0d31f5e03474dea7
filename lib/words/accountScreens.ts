import { list } from "./verdicts";

/** Signing in and up, getting back in, and one's own account. */
export const accountWords = {
  /** Until they give themselves a name. */
  nameless: "Somebody new",
  /** Who is read where a deleted account played. */
  nobody: "Somebody",
} as const;

/** Why an account cannot be deleted yet. */
export const sayLastOwner = (groups: readonly string[]): string =>
  `You are the last owner of ${list(groups)}, and others belong to ${groups.length === 1 ? "it" : "them"}. Hand over or delete first; nothing was changed.`;
