import { possessive } from "./people";
import type { Shout } from "./screens";

/** Who banged out of turn. */
export const bangersWords = {
  whoShoutedHint: (shout: Shout, name: string) =>
    shout === "bang"
      ? `It is ${possessive(name)} turn. Anybody else but the caller may bang.`
      : `It is ${possessive(name)} turn. Anybody else but the last to claim may call it.`,
  severalAtOnce: "Several at once",
  severalHint: "Tap everybody who banged, first shout first.",
} as const;
