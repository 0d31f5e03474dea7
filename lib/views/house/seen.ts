import type { Action, Astray, Claim, Face, Move, PlayerId, Refusal, Settled, Stake } from "@/lib/engine";

/** What somebody tried at the example's table, last of all. */
export type Outcome =
  /** `beyond`: how many dice are in play, where more than that were claimed. */
  | { readonly came: "allowed"; readonly beyond: number | null }
  | { readonly came: "refused"; readonly refusal: Refusal }
  | {
      readonly came: "settled";
      readonly claim: Claim;
      readonly finding: Settled["finding"];
      /** What changes hands, where the example is about it. */
      readonly moves: readonly Move[] | null;
      /** Who starts the next round, where the example is about it. */
      readonly starter: PlayerId | null;
      /** Who hands out a drink (P8). */
      readonly giver: PlayerId | null;
    };

/** What one sees at the example's table. */
export type Seen =
  /** Hands of dice, the highest first. */
  | { readonly seen: "order"; readonly hands: readonly (readonly Face[])[] }
  /** The lowest claims over another. */
  | { readonly seen: "raises"; readonly over: Claim; readonly lowest: readonly Claim[] }
  /** Dice under each cup, by how many sit down. */
  | { readonly seen: "cups"; readonly dealt: readonly { from: number; to: number; dice: number }[] }
  /** What everybody begins with. */
  | { readonly seen: "begins"; readonly what: Stake; readonly count: number }
  /** Chips in the pot before the first claim. */
  | { readonly seen: "pot"; readonly players: number; readonly chips: number }
  /** Somebody has too few chips left for the ante: what is in the pot then, and whether they are out (S17). */
  | {
      readonly seen: "short";
      readonly player: PlayerId;
      readonly held: number;
      readonly ante: number;
      readonly pot: number;
      readonly out: boolean;
    }
  /** A die goes astray: what this table does about it, and who starts again where the round is void (S16). */
  | {
      readonly seen: "astray";
      readonly player: PlayerId;
      readonly does: Astray;
      readonly starter: PlayerId;
    }
  /** So many people have so many bads, and wash, or do not yet. */
  | { readonly seen: "dishes"; readonly people: number; readonly bads: number; readonly wash: boolean }
  /** A round: what was done, and what came of it; twice, where it is told for both outcomes. */
  | {
      readonly seen: "round";
      readonly held: readonly { readonly player: PlayerId; readonly what: Stake; readonly count: number }[];
      readonly done: readonly Action[];
      readonly bangs: boolean;
      readonly shown: readonly (readonly Face[])[];
      readonly wild: Face | null;
      readonly drink: string | null;
      readonly came: readonly Outcome[];
    };
