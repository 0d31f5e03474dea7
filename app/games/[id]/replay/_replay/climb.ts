import type { PlayerId, Shout } from "@/lib/engine";
import type { ClaimPoint } from "@/lib/views/replay/roundSteps";

/** Claims in order, and the challenge that ended them. */
export interface Climb {
  readonly claims: readonly ClaimPoint[];
  readonly challenge: {
    readonly by: readonly PlayerId[];
    readonly called: Shout;
    readonly game: string;
  } | null;
}
