import type { RuleSet } from "../parts";
import type { Stake } from "../vocabulary";

/** True if the game uses this stake: it deals it, or a player without it is out (S13). */
export const isPlayedFor = ({ dealt, outWithout }: RuleSet["stakes"], what: Stake): boolean =>
  what in dealt || what === outWithout;
