import { type Face, isFace } from "@/lib/engine";
import type { Cue } from "../languages/vocabulary";
import type { Thing } from "./things";
import type { Tokens } from "./tokens";

// The possible plans of a sentence.

export type Plan =
  | { readonly ask: "compare"; readonly a: Thing; readonly b: Thing }
  | { readonly ask: "raise"; readonly from: Thing | null; readonly to: Thing }
  | { readonly ask: "lowest"; readonly from: Thing | null; readonly face?: Face }
  | {
      readonly ask: "judge";
      readonly claim: Thing;
      readonly spotOn: boolean;
      readonly lifted:
        | { readonly dice: readonly Face[] | readonly (readonly Face[])[] }
        | { readonly count: number };
    }
  /** `beats`: of a strictly higher hand. */
  | { readonly ask: "odds"; readonly of: Thing; readonly inPlay: number | null; readonly beats: boolean }
  | { readonly ask: "rank"; readonly of: Thing }
  /** A missing part; `used`: the present ones. */
  | { readonly ask: "missing"; readonly fact: Missing; readonly used: readonly Thing[] };

export type Missing = "from" | "to" | "dice" | "claim" | "order";

/** The plan with the things it uses. */
export interface Planned {
  readonly plan: Plan;
  readonly used: readonly Thing[];
}

/** Builds a plan from these things. */
export const planned = (plan: Plan, ...used: readonly (Thing | null)[]): Planned => ({
  plan,
  used: used.filter((thing) => thing !== null),
});

/** True for a hand with faces. */
export const named = (thing: Thing): boolean =>
  thing.kind !== "hand" ||
  thing.faces.length > 0 ||
  thing.kickers.length > 0 ||
  thing.hand.endsWith("-straight");

/** True if words around the claims have one of these meanings. */
export const hasCue = ({ cues }: Tokens, ...wanted: readonly Cue[]): boolean =>
  wanted.some((cue) => cues.has(cue));

/** The face and number of a count. */
export const faceIn = (thing: Thing): Face | null =>
  thing.kind === "sets" ? (thing.sets[0]?.face ?? null) : null;
export const countIn = (thing: Thing): number => (thing.kind === "sets" ? (thing.sets[0]?.count ?? 0) : 0);

/** A count in the place of a thing. */
export const countOf = ({ at, to }: Thing, count: number, face: Face): Thing => ({
  kind: "sets",
  sets: [{ count, face, article: false }],
  at,
  to,
});

/** The two dice of a roll. */
export function rollDice(thing: Thing): readonly Face[] {
  const roll =
    thing.kind === "roll"
      ? thing.roll
      : thing.kind === "hand"
        ? (thing.faces[0] ?? 0) * 11
        : thing.kind === "sets"
          ? (thing.sets[0]?.face ?? 0) * 11
          : 0;
  return [Math.floor(roll / 10), roll % 10].filter(isFace);
}
