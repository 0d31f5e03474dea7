import {
  type Action,
  type ChallengeKindName,
  diceInPlay,
  type Face,
  type GameState,
  legalNow,
  type Outcome,
  rulesUnder,
} from "@/lib/engine";

// The short rounds of examples: the actions and the dice. The engine decides the results.

/** The players of examples, in seat order. */
export const PEOPLE = ["Ann", "Bea", "Cy", "Dan", "Eve", "Flo"] as const;
export type Person = (typeof PEOPLE)[number];

type Does = (state: GameState) => Action;

/** One step: described, or only setup; `over`: repeated as often as the rules allow. */
export interface Step {
  readonly does: Does;
  readonly described: boolean;
  readonly over?: boolean;
}

export interface Script {
  readonly players: number;
  readonly steps: readonly Step[];
  /** The revealed dice after a challenge; several: the same round with each outcome. */
  readonly shows?: readonly Outcome[] | { readonly count: number } | { readonly dice: string };
  /** The described part of a verdict. */
  readonly describes?: "costs" | "starter";
}

const quiet = (does: Does): Step => ({ does, described: false });
const described = (does: Does): Step => ({ does, described: true });

const starts =
  (starter: Person, wild: Face = 1): Does =>
  ({ game, house }) => {
    const rules = rulesUnder(game, house);
    return { do: "start-round", starter, ...(rules.ok && rules.value.terms.redDie && { wild }) };
  };
const says =
  (by: Person, claim: string): Does =>
  () => ({ do: "claim", by, claim });
/** Claims that are legal raises on every ladder, with dice and with hands. */
const PLAIN = {
  count: ["2 twos", "3 threes", "4 fours"],
  hand: ["pair of twos", "pair of threes", "pair of fours"],
  mia: ["54", "61", "62"],
} as const;
const saysPlain =
  (by: Person, at: 0 | 1 | 2): Does =>
  ({ game, house }) => {
    const rules = rulesUnder(game, house);
    return { do: "claim", by, claim: PLAIN[rules.ok ? rules.value.claims.kind : "count"][at] };
  };
/** For rules where open dice can forbid a claim. */
const saysLowest =
  (by: Person): Does =>
  (state) => ({ do: "claim", by, claim: legalNow(state)?.claim.lowest ?? "" });
const calls =
  (by: Person | readonly Person[], kind?: ChallengeKindName): Does =>
  () => ({ do: "challenge", by, ...(kind && { kind }) });
const looks = (by: Person): Does => always({ do: "look", by });
const always =
  (action: Action): Does =>
  () =>
    action;

/** Removes a player's dice down to a number; none if they hold fewer. */
const downTo =
  (player: Person, dice: number): Does =>
  ({ seats }) => {
    const current = seats.find((seat) => seat.player === player)?.holds.die ?? 0;
    return { do: "adjust", what: "die", count: current - dice, from: player, to: "bank", note: "example" };
  };

const opened = [quiet(starts("Ann")), quiet(saysPlain("Ann", 0))];
const upToCy = [
  described(starts("Ann")),
  quiet(saysPlain("Ann", 0)),
  quiet(saysPlain("Bea", 1)),
  described(saysPlain("Cy", 2)),
];
const beaRollsInTheOpen = [
  quiet(looks("Bea")),
  quiet(always({ do: "show", by: "Bea", dice: [6] })),
  described(always({ do: "roll-table", by: "Bea", from: [6], to: [4] })),
];

export const SCRIPTS = {
  /** One more than the dice in play. */
  beyond: {
    players: 2,
    steps: [
      quiet(starts("Ann")),
      described((state) => ({ do: "claim", by: "Ann", claim: { count: diceInPlay(state) + 1, face: 6 } })),
    ],
  },
  "out-of-turn-short": {
    players: 3,
    steps: [quiet(starts("Ann")), described(saysPlain("Ann", 0)), described(calls("Cy"))],
    shows: ["short"],
    describes: "costs",
  },
  "out-of-turn-there": {
    players: 3,
    steps: [quiet(starts("Ann")), described(saysPlain("Ann", 0)), described(calls("Cy"))],
    shows: ["there"],
    describes: "costs",
  },
  "both-bang": {
    players: 3,
    steps: [quiet(starts("Ann")), described(saysPlain("Ann", 0)), described(calls(["Bea", "Cy"]))],
    shows: ["there"],
    describes: "costs",
  },
  "who-starts": {
    players: 6,
    steps: [...upToCy, described(calls("Dan"))],
    shows: ["short", "there"],
    describes: "starter",
  },
  "who-starts-out-of-turn": {
    players: 6,
    steps: [...upToCy, described(calls("Eve"))],
    shows: ["short", "there"],
    describes: "starter",
  },
  "some-wild": {
    players: 2,
    steps: [quiet(starts("Ann", 4)), described(says("Ann", "3 fives")), described(calls("Bea"))],
    shows: { dice: "5114526513" },
  },
  "far-off": {
    players: 2,
    steps: [quiet(starts("Ann")), described(says("Ann", "5 fives")), described(calls("Bea"))],
    shows: { count: 2 },
    describes: "costs",
  },
  "only-wild": {
    players: 2,
    steps: [quiet(starts("Ann")), described(says("Ann", "2 fives")), described(calls("Bea"))],
    shows: { dice: "1162326146" },
  },
  "kicker-one": {
    players: 2,
    steps: [
      quiet(starts("Ann")),
      described(says("Ann", "pair of twos")),
      described(says("Bea", "pair of twos, one")),
    ],
  },
  "kicker-three": {
    players: 2,
    steps: [
      quiet(starts("Ann")),
      described(says("Ann", "pair of twos")),
      described(says("Bea", "pair of twos, three")),
    ],
  },
  "same-hands-low": {
    players: 2,
    steps: [
      quiet(starts("Ann")),
      described(says("Ann", "pair of twos, one")),
      described(says("Bea", "pair of twos, three")),
    ],
  },
  "same-hands-high": {
    players: 2,
    steps: [
      quiet(starts("Ann")),
      described(says("Ann", "pair of twos, three")),
      described(says("Bea", "pair of twos, four")),
    ],
  },
  "open-die-hidden": {
    players: 3,
    steps: [
      ...opened,
      ...beaRollsInTheOpen,
      quiet(always({ do: "roll-cup", by: "Bea" })),
      quiet(saysLowest("Bea")),
      quiet(looks("Cy")),
      described(always({ do: "hide", by: "Cy", dice: [4] })),
    ],
  },
  "only-open-roll": {
    players: 3,
    steps: [...opened, ...beaRollsInTheOpen, described(saysLowest("Bea"))],
  },
  "unseen-roll": {
    players: 2,
    steps: [...opened, described(always({ do: "roll-cup", by: "Bea" }))],
  },
  disproved: {
    players: 2,
    steps: [
      quiet(starts("Ann")),
      quiet(looks("Ann")),
      described(always({ do: "show", by: "Ann", dice: [2, 3] })),
      described(says("Ann", "four sixes")),
    ],
  },
  "better-than-called": {
    players: 2,
    steps: [
      quiet(starts("Ann")),
      quiet(looks("Ann")),
      described(always({ do: "show", by: "Ann", dice: [3, 3] })),
      described(says("Ann", "three sixes")),
    ],
  },
  short: {
    players: 2,
    steps: [quiet(starts("Ann")), described(says("Ann", "three sixes")), described(calls("Bea"))],
    shows: ["short"],
    describes: "costs",
  },
  "all-re-rolls": {
    players: 2,
    steps: [...opened, { does: always({ do: "re-roll", by: "Bea" }), described: true, over: true }],
  },
  "opener-re-rolls": {
    players: 2,
    steps: [quiet(starts("Ann")), described(always({ do: "re-roll", by: "Ann" }))],
  },
  exactly: {
    players: 3,
    steps: [quiet(starts("Ann")), described(saysPlain("Ann", 0)), described(calls("Bea", "spot-on"))],
    shows: ["exact"],
    describes: "costs",
  },
  /** So that a returned die is visible (U6). */
  "exactly-a-die-less": {
    players: 3,
    steps: [
      quiet((state) => downTo("Bea", Math.max(1, (state.diceEach ?? 1) - 1))(state)),
      quiet(starts("Ann")),
      described(saysPlain("Ann", 0)),
      described(calls("Bea", "spot-on")),
    ],
    shows: ["exact"],
    describes: "costs",
  },
  "opens-on-ones": {
    players: 2,
    steps: [quiet(starts("Ann")), described(says("Ann", "2 ones"))],
  },
  "doubts-oneself": {
    players: 2,
    steps: [quiet(starts("Ann")), described(saysPlain("Ann", 0)), described(calls("Ann"))],
  },
  "not-in-turn": {
    players: 3,
    steps: [quiet(starts("Ann")), described(saysPlain("Ann", 0)), described(saysPlain("Cy", 1))],
  },
  "let-stand": {
    players: 2,
    steps: [
      quiet(starts("Ann")),
      described(says("Ann", "3 threes")),
      described(always({ do: "claim", by: "Bea", claim: "2 twos", ruling: "…" })),
    ],
  },
  unheard: {
    players: 4,
    steps: [
      quiet(starts("Ann")),
      described(says("Ann", "3 threes")),
      described(always({ do: "claim", by: "Dan", claim: "5 twos", skipped: true })),
    ],
  },
  "looks-only": {
    players: 2,
    steps: [...opened, described(looks("Bea")), described(saysPlain("Bea", 1))],
  },
  "looks-then-doubts": {
    players: 2,
    steps: [...opened, described(looks("Bea")), described(calls("Bea"))],
  },
  /** Ones are wild and claimed: as the first claim, or later. */
  "opens-on-the-wild": {
    players: 3,
    steps: [
      quiet(starts("Ann")),
      described(says("Ann", "2 ones")),
      described(says("Bea", "5 sixes")),
      described(calls("Cy")),
    ],
    shows: { dice: "661346152413345" },
  },
  "names-the-wild": {
    players: 3,
    steps: [
      quiet(starts("Ann")),
      described(says("Ann", "2 fives")),
      described(says("Bea", "3 ones")),
      described(says("Cy", "7 sixes")),
      described(calls("Ann")),
    ],
    shows: { dice: "661146166311345" },
  },
  "opens-low": { players: 3, steps: [quiet(starts("Ann")), described(says("Ann", "2 sixes"))] },
  "five-alike": {
    players: 2,
    steps: [quiet(starts("Ann", 2)), described(says("Ann", "6 fives")), described(calls("Bea"))],
    shows: { dice: "5555526463" },
  },
  "exactly-three-less": {
    players: 3,
    steps: [
      quiet((state) => downTo("Bea", Math.max(1, (state.diceEach ?? 1) - 3))(state)),
      quiet(starts("Ann")),
      described(saysPlain("Ann", 0)),
      described(calls("Bea", "spot-on")),
    ],
    shows: ["exact"],
    describes: "costs",
  },
  "exactly-with-bads": {
    players: 3,
    steps: [
      quiet(always({ do: "adjust", what: "bad", count: 3, from: "bank", to: "Bea", note: "example" })),
      quiet(starts("Ann")),
      described(saysPlain("Ann", 0)),
      described(calls("Bea", "spot-on")),
    ],
    shows: ["exact"],
    describes: "costs",
  },
  "31-over-66": {
    players: 2,
    steps: [quiet(starts("Ann")), described(says("Ann", "66")), described(says("Bea", "31"))],
  },
  "11-over-66": {
    players: 2,
    steps: [quiet(starts("Ann")), described(says("Ann", "66")), described(says("Bea", "11"))],
  },
  "no-mia": {
    players: 2,
    steps: [quiet(starts("Ann")), described(says("Ann", "mia")), described(calls("Bea"))],
    shows: ["short"],
    describes: "costs",
  },
  "rolls-again": {
    players: 2,
    steps: [...opened, described(always({ do: "re-roll", by: "Bea" }))],
  },
  "last-die": {
    players: 3,
    steps: [
      quiet(downTo("Ann", 2)),
      quiet(starts("Ann")),
      quiet(saysPlain("Ann", 0)),
      quiet(calls("Bea")),
      quiet(always({ do: "reveal", outcome: "short" })),
      quiet(starts("Ann")),
      described(says("Ann", "2 twos")),
      described(says("Bea", "3 threes")),
    ],
  },
  "the-same-again": {
    players: 2,
    steps: [quiet(starts("Ann")), described(says("Ann", "54")), described(says("Bea", "54"))],
  },
  unseen: {
    players: 2,
    steps: [
      quiet(starts("Ann")),
      described(says("Ann", "54")),
      described(always({ do: "claim", by: "Bea", claim: "61", accept: "blind" })),
    ],
  },
} as const satisfies Record<string, Script>;

export type ScriptName = keyof typeof SCRIPTS;
