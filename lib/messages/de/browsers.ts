import type { WordsOf } from "../dictionary";

type Words = WordsOf<"browsers">;

export const browserWords = {
  any: "Ein Browser",
  on: (browser, system) => `${browser} auf ${system}`,
  systems: {
    iPhone: "einem iPhone",
    iPad: "einem iPad",
    Android: "Android",
    Windows: "Windows",
    Chromebook: "einem Chromebook",
    Mac: "einem Mac",
    Linux: "Linux",
  },
} satisfies Words["browserWords"];
