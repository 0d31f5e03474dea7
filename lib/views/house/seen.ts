import type {
  Action,
  Astray,
  Claim,
  Face,
  Move,
  PlayerId,
  Refusal,
  Settled,
  Stake,
  StakeWords,
} from "@/lib/engine";

/** The last action at the example's table. */
export type Outcome =
  /** `beyond`: the dice in play, if a claim exceeded them. */
  | { readonly result: "allowed"; readonly beyond: number | null }
  | { readonly result: "refused"; readonly refusal: Refusal }
  | {
      readonly result: "settled";
      readonly claim: Claim;
      readonly finding: Settled["finding"];
      /** The moves, if the example is about them. */
      readonly moves: readonly Move[] | null;
      /** The next starter, if the example is about it. */
      readonly starter: PlayerId | null;
      /** The player who hands out a drink (P8). */
      readonly giver: PlayerId | null;
    };

/** An example's content. */
export type Seen =
  /** Hands, highest first. */
  | { readonly seen: "order"; readonly hands: readonly (readonly Face[])[] }
  /** The lowest raises of a claim. */
  | { readonly seen: "raises"; readonly over: Claim; readonly lowest: readonly Claim[] }
  /** Dice per cup, by number of players. */
  | { readonly seen: "cups"; readonly dealt: readonly { from: number; to: number; dice: number }[] }
  /** The starting stakes. */
  | { readonly seen: "begins"; readonly what: Stake; readonly count: number }
  /** Chips in the pot before the first claim. */
  | { readonly seen: "pot"; readonly players: number; readonly chips: number }
  /** A player cannot pay the ante: the pot then, and if they are out (S17). */
  | {
      readonly seen: "short";
      readonly player: PlayerId;
      readonly holdings: number;
      readonly ante: number;
      readonly pot: number;
      readonly out: boolean;
    }
  /** A stray die: the rule for it, and who starts again after a void round (S16). */
  | {
      readonly seen: "astray";
      readonly player: PlayerId;
      readonly does: Astray;
      readonly starter: PlayerId;
    }
  /** Players with a number of bads, who wash or do not yet. */
  | { readonly seen: "dishes"; readonly people: number; readonly bads: number; readonly wash: boolean }
  /** A round: its actions and result; twice, if it shows both outcomes. */
  | {
      readonly seen: "round";
      readonly holdings: readonly {
        readonly player: PlayerId;
        readonly what: Stake;
        readonly count: number;
      }[];
      readonly done: readonly Action[];
      readonly bangs: boolean;
      readonly shown: readonly (readonly Face[])[];
      readonly wild: Face | null;
      readonly drink: StakeWords;
      readonly outcomes: readonly Outcome[];
    };
