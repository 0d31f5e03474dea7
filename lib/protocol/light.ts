/** The color scheme chosen on this phone, which overrides the system's. */
export type ColorScheme = "day" | "night";

/** A cookie, so that the server renders pages in it without a flash of the other. */
export const LIGHT_COOKIE = "light";

/** Parses a stored choice. */
export const parseColorScheme = (value: string | null | undefined): ColorScheme | undefined =>
  value === "day" || value === "night" ? value : undefined;
