import type { CostRow, RuleSetData } from "@/lib/engine";

// Well-known variants, ready to play. Their names are in `lib/messages/own.ts`.

/** A variant without its name. */
export interface Variant {
  readonly id: string;
  /** The letter of the game that it varies, in the rule book. */
  readonly chapter: string;
  /** The source text of that game, if there is one (`SOURCE_TEXTS`). */
  readonly source: string | null;
  readonly rules: Omit<RuleSetData, "format" | "name" | "description">;
}

const lose = (what: "die" | "life", count: 1 | 2 | "difference" = 1) => ({
  claimer: [{ what, count, from: "claimer", to: "bank" }] satisfies CostRow["moves"],
  challenger: [{ what, count, from: "challenger", to: "bank" }] satisfies CostRow["moves"],
});
const drink = (to: "claimer" | "challenger" | "others", count = 1): CostRow["moves"] => [
  { what: "drink", count, from: "bank", to },
];
/** The loser of the challenge pays. */
const loserPays = (pays: ReturnType<typeof lose>): RuleSetData["cost"] => [
  { when: { right: true }, moves: pays.claimer },
  { moves: pays.challenger },
];

const MIA = {
  claims: { kind: "two-dice" },
  cups: { kind: "passed" },
  challenges: [{ kind: "doubt" }, { kind: "concede" }],
} as const;

/** The variants, simplest first. */
export const GALLERY = [
  {
    id: "barDrinks",
    chapter: "B",
    source: "C",
    rules: {
      claims: { kind: "counts" },
      cups: { kind: "own", dice: 5 },
      wild: { kind: "ones" },
      challenges: [{ kind: "doubt" }, { kind: "spot-on" }],
      cost: [
        { when: { kind: "spot-on", right: true }, moves: drink("others") },
        { when: { kind: "spot-on" }, moves: drink("challenger", 2) },
        { when: { right: true }, moves: drink("claimer") },
        { moves: drink("challenger") },
      ],
      starter: "loser",
      ending: { kind: "never" },
    },
  },
  {
    id: "miaDrinks",
    chapter: "M",
    source: null,
    rules: {
      ...MIA,
      cost: [
        { when: { right: true }, moves: drink("claimer") },
        { when: { kind: "doubt", top: true }, moves: drink("challenger", 2) },
        { moves: drink("challenger") },
      ],
      starter: "winner",
      ending: { kind: "never" },
    },
  },
  {
    id: "barDifference",
    chapter: "B",
    source: "C",
    rules: {
      claims: { kind: "counts" },
      cups: { kind: "own", dice: 5 },
      challenges: [{ kind: "doubt" }],
      cost: loserPays(lose("die", "difference")),
      starter: "loser",
      ending: { kind: "last-in", without: "die" },
    },
  },
  {
    id: "miaFirstOut",
    chapter: "M",
    source: null,
    rules: {
      ...MIA,
      deal: { lives: 3 },
      cost: [
        { when: { right: true }, moves: lose("life").claimer },
        { when: { kind: "doubt", top: true }, moves: lose("life", 2).challenger },
        { moves: lose("life").challenger },
      ],
      starter: "loser",
      ending: { kind: "first-out", without: "life" },
    },
  },
  {
    id: "redDeadAnyone",
    chapter: "R",
    source: "D",
    rules: {
      claims: { kind: "counts" },
      cups: { kind: "own", dice: 5 },
      challenges: [{ kind: "doubt", by: "anyone" }, { kind: "spot-on" }],
      ante: { chips: 1, every: "game" },
      cost: [
        { when: { kind: "spot-on", right: true }, moves: [{ what: "die", from: "others", to: "bank" }] },
        { when: { kind: "doubt", right: false, in_turn: false }, moves: lose("die", 2).challenger },
        ...loserPays(lose("die")),
      ],
      starter: "rotate",
      ending: { kind: "last-in", without: "die" },
    },
  },
  {
    id: "perudoFree",
    chapter: "U",
    source: null,
    rules: {
      claims: { kind: "counts", raise: "perudo" },
      cups: { kind: "own", dice: 5 },
      wild: { kind: "ones", opening_ones: "refused", palifico: "on" },
      challenges: [
        { kind: "doubt", called: "Dudo!" },
        { kind: "spot-on", by: "anyone", called: "Calza!" },
      ],
      cost: [{ when: { kind: "spot-on", right: true }, moves: [] }, ...loserPays(lose("die"))],
      starter: [{ when: { kind: "spot-on" }, who: "challenger" }, { who: "loser" }],
      ending: { kind: "last-in", without: "die" },
    },
  },
  {
    id: "pirateWild",
    chapter: "I",
    source: "G",
    rules: {
      claims: { kind: "counts" },
      cups: { kind: "own", dice: 5, rerolls: 2 },
      wild: { kind: "ones" },
      challenges: [{ kind: "doubt" }],
      deal: { chips: 3 },
      cost: [
        { when: { right: true }, moves: [{ what: "chip", from: "claimer", to: "pot" }] },
        { moves: [{ what: "chip", from: "challenger", to: "pot" }] },
      ],
      starter: "rotate",
      ending: { kind: "last-in", without: "chip" },
    },
  },
  {
    id: "closedCupLives",
    chapter: "C",
    source: "E",
    rules: {
      claims: { kind: "hands", ones: "high", straights: "below-full-house" },
      cups: { kind: "passed", exposed: "must-fit" },
      challenges: [{ kind: "doubt" }],
      deal: { lives: 3 },
      cost: loserPays(lose("life")),
      starter: "winner",
      ending: { kind: "last-in", without: "life" },
    },
  },
  {
    id: "firehouseLives",
    chapter: "F",
    source: "B",
    rules: {
      claims: { kind: "counts" },
      cups: { kind: "own", dice: 5 },
      wild: { kind: "red-die" },
      challenges: [{ kind: "doubt", by: "anyone", called: "bang", together: "first" }],
      deal: { lives: 3 },
      cost: [
        { when: { right: true }, moves: lose("life").claimer },
        { when: { in_turn: true }, moves: lose("life").challenger },
        { moves: lose("life", 2).challenger },
      ],
      starter: [{ when: { in_turn: false }, who: "challenger" }, { who: "loser" }],
      ending: { kind: "last-in", without: "life" },
    },
  },
  {
    id: "ownHandDrinks",
    chapter: "O",
    source: "F",
    rules: {
      claims: { kind: "hands", ones: "high", straights: "below-full-house" },
      cups: { kind: "own", rerolls: 2 },
      challenges: [{ kind: "doubt" }],
      cost: [{ when: { right: true }, moves: drink("claimer") }, { moves: drink("challenger") }],
      starter: "rotate",
      ending: { kind: "never" },
    },
  },
] as const satisfies readonly Variant[];

/** The rule set of a variant under a name and a line. */
export const variantRules = ({ rules }: Variant, name: string, description: string): RuleSetData => ({
  format: "rule-set/1",
  name,
  description,
  ...rules,
});
