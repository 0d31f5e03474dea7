/** What browsers run on, by what is kept of them, and how that is said. */
export const browserWords = {
  any: "A browser",
  on: (browser: string, system: string) => `${browser} on ${system}`,
  systems: {
    iPhone: "an iPhone",
    iPad: "an iPad",
    Android: "Android",
    Windows: "Windows",
    Chromebook: "a Chromebook",
    Mac: "a Mac",
    Linux: "Linux",
  },
} as const;
