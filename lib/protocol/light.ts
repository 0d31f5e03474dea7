/** The light somebody chose on this phone, whatever the phone itself says. */
export type Light = "day" | "night";

/** Where it is kept: the server draws pages in it, so that none is seen in the other first. */
export const LIGHT_COOKIE = "light";

/** What was chosen, if it is one of the two. */
export const chosenLight = (said: string | null | undefined): Light | undefined =>
  said === "day" || said === "night" ? said : undefined;
