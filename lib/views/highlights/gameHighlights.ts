import { atStake, type GameState, type PlayerId, type Settled, standing } from "@/lib/engine";
import type { Folded, Step } from "@/lib/protocol/journal";
import type { CountedIn, Story } from "@/lib/protocol/story";
import { chanceOfClaim } from "./chanceOfClaim";

/** Facts about the named players besides the journal. */
export interface Comparisons {
  /** Their losses or wins so far, including this game. */
  readonly counts: Readonly<
    Record<PlayerId, readonly { readonly count: number; readonly since: CountedIn }[]>
  >;
  /** The playoff opponents of the losers, by name; empty without a playoff. */
  readonly playedOff: readonly string[];
}

/** The most stories that fit next to the dice of a picture. */
const MAX_STORIES = 4;
/** Penalty for a second story of the same kind. */
const AGAIN = 30;
/** Bonus for the last round. */
const LAST_ROUND = 4;

interface Weighed {
  readonly story: Story;
  /** The highest weight comes first. */
  readonly weight: number;
}

/**
 * Stories of how the named players lost or won: most telling first, at most four, deterministic. They only
 * use recorded facts: result-only rounds tell what moved, unrecorded claims nothing.
 * @param who The losers or winners.
 */
export function gameHighlights(
  folded: Folded,
  who: readonly PlayerId[],
  won: boolean,
  comparisons: Comparisons,
): readonly Story[] {
  const rounds = roundsOf(folded);
  const all = who.flatMap((player) => [
    ...rounds.flatMap((round) => atVerdict(round, player, won, folded.state)),
    ...rounds.flatMap((round) => wildCalled(round, player)),
    ...swung(folded, player, won),
    ...inARow(rounds, player, won),
    ...highestClaim(rounds, player),
    ...neverChallenged(folded, rounds, player, won),
  ]);
  const last = folded.state.settledRounds;
  const chosen = mostTelling(
    all.map(({ story, weight }) => ({
      story,
      weight: weight + ("round" in story && story.round === last ? LAST_ROUND : 0),
    })),
  );
  const after = who.flatMap((player) => besides(player, won, comparisons));
  return [...chosen.slice(0, MAX_STORIES - Math.min(after.length, MAX_STORIES - 1)), ...after].slice(
    0,
    MAX_STORIES,
  );
}

/** Facts from outside the journal come last. */
function besides(who: PlayerId, won: boolean, { counts, playedOff }: Comparisons): readonly Story[] {
  const more = (counts[who] ?? []).find(({ count }) => count > 1);
  return [
    ...(won || playedOff.length === 0 ? [] : [{ story: "played-off", who, against: playedOff } as const]),
    ...(more ? [{ story: "once-more", who, won, ...more } as const] : []),
  ];
}

/** Highest weight first, each kind once before any repeats; one round tells a fact once. */
function mostTelling(all: readonly Weighed[]): readonly Story[] {
  const left = [...all];
  const chosen: Story[] = [];
  const worth = ({ story, weight }: Weighed) =>
    weight - AGAIN * chosen.filter((one) => one.story === story.story).length;
  while (left.length > 0 && chosen.length < MAX_STORIES) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.splice(left.indexOf(best), 1);
    if (worth(best) > 0 && !chosen.some((one) => saysTheSame(one, best.story))) chosen.push(best.story);
  }
  return chosen;
}

/** Consequences of a verdict, which the verdict's own story implies. */
const FOLLOWS: readonly Story["story"][] = ["challenged", "claimed"];

const saysTheSame = (story: Story, more: Story): boolean =>
  more.story === "swung" &&
  FOLLOWS.includes(story.story) &&
  "round" in story &&
  story.round === more.round &&
  story.who === more.who;

/** A settled round with the steps before its verdict. */
interface RoundSummary {
  readonly settled: Settled;
  readonly steps: readonly Step[];
  /** The state after each of them. */
  readonly after: readonly GameState[];
}

function roundsOf({ rounds, steps, state }: Folded): readonly RoundSummary[] {
  const at = new Map(steps.map((step, index) => [step.seq, index]));
  return rounds.map(({ settled, place, seqs }) => {
    const own = seqs
      .flatMap((seq) => at.get(seq) ?? [])
      .filter((index) => (steps[index]?.place ?? 0) <= place);
    return {
      settled,
      steps: own.flatMap((index) => steps[index] ?? []),
      after: own.map((index) => steps[index + 1]?.before ?? state),
    };
  });
}

function atVerdict(
  { settled }: RoundSummary,
  who: PlayerId,
  won: boolean,
  { game, house }: GameState,
): readonly Weighed[] {
  const { round, claim, claimer, challengers, called, right, finding } = settled;
  const { found } = finding;
  if (challengers.includes(who) && right === won) {
    const outOfTurn = settled.outOfTurnBy.includes(who);
    const far = Math.min(4, Math.abs(finding.margin ?? 0));
    return [
      {
        story: { story: "challenged", who, round, right, claimer, called, outOfTurn, claim, found },
        weight: 60 + (outOfTurn ? 20 : 0) + 3 * far,
      },
    ];
  }
  if (claimer !== who || right === won || settled.kind === "concede") return [];
  const chance = chanceOfClaim(settled, game, house);
  const bold = chance === null ? 0 : chance < 0.05 ? 18 : chance < 0.2 ? 9 : 0;
  const far = Math.min(4, Math.max(0, -(finding.margin ?? 0)));
  return [
    {
      story: { story: "claimed", who, round, stood: !right, by: challengers, called, claim, found, chance },
      weight: 56 + bold + 3 * far,
    },
  ];
}

function wildCalled({ settled: { round }, steps, after }: RoundSummary, who: PlayerId): readonly Weighed[] {
  return steps.flatMap(({ action, refusal }, at) => {
    const now = after[at];
    if (action.do !== "claim" || action.by !== who || refusal || now?.phase !== "claiming") return [];
    const claim = now.round.latest?.claim;
    if (!claim || !("count" in claim) || claim.face !== now.round.terms.redDie) return [];
    return [{ story: { story: "called-the-wild", who, round, claim }, weight: 66 } as const];
  });
}

/** Smaller changes are ordinary. */
const LEAST_SWING = 2;

function swung({ steps, state }: Folded, who: PlayerId, won: boolean): readonly Weighed[] {
  const swings: Weighed[] = [];
  let begun: GameState | null = null;
  for (const [at, { action, before, refusal, round }] of steps.entries()) {
    if (refusal) continue;
    if (["start-round", "result", "outcome"].includes(action.do)) begun = before;
    const now = steps[at + 1]?.before ?? state;
    if (now.settledRounds === before.settledRounds) continue;
    const [was, is] = [tallyOf(begun ?? before, who), tallyOf(now, who)];
    if (was === null || is === null || was.what !== is.what) continue;
    const change = is.count - was.count;
    if ((won ? change : -change) < LEAST_SWING) continue;
    swings.push({
      story: { story: "swung", who, round, what: was.what, from: was.count, to: is.count },
      weight: 46 + 2 * Math.min(6, Math.abs(change)),
    });
  }
  return swings;
}

/** A seat's main stake; drinks make no story. */
function tallyOf(
  state: GameState,
  who: PlayerId,
): { what: "score" | "die" | "chip" | "life"; count: number } | null {
  const score = standing(state)[who]?.score;
  if (typeof score === "number") return { what: "score", count: score };
  const [what] = atStake(state);
  const holds = state.seats.find(({ player }) => player === who)?.holds;
  if (holds === undefined || (what !== "die" && what !== "chip" && what !== "life")) return null;
  return { what, count: holds[what] ?? 0 };
}

const LEAST_ROW = 3;

/** The longest run of verdicts for or against a player; the first one on a tie. */
function inARow(rounds: readonly RoundSummary[], who: PlayerId, won: boolean): readonly Weighed[] {
  let best: readonly number[] = [];
  let run: number[] = [];
  for (const { settled } of rounds) {
    const hit = (won ? settled.winner : settled.loser) === who;
    // A result-only round breaks a run.
    run = hit ? (run.at(-1) === settled.round - 1 ? [...run, settled.round] : [settled.round]) : [];
    if (run.length > best.length) best = run;
  }
  const [first, last] = [best[0], best.at(-1)];
  if (best.length < LEAST_ROW || first === undefined || last === undefined) return [];
  return [{ story: { story: "in-a-row", who, won, first, last }, weight: 50 + 4 * Math.min(5, best.length) }];
}

function highestClaim(rounds: readonly RoundSummary[], who: PlayerId): readonly Weighed[] {
  const claims = rounds.flatMap(({ settled: { round }, steps, after }) =>
    steps.flatMap(({ action, refusal }, at) => {
      const now = after[at];
      if (action.do !== "claim" || refusal || now?.phase !== "claiming") return [];
      const claim = now.round.latest?.claim;
      return claim && "count" in claim ? [{ by: action.by, round, claim }] : [];
    }),
  );
  const most = Math.max(...claims.map(({ claim }) => claim.count));
  const highest = claims.filter(({ claim }) => claim.count === most);
  const [one] = highest;
  if (claims.length < 2 || highest.length !== 1 || one?.by !== who) return [];
  return [{ story: { story: "highest-claim", who, round: one.round, claim: one.claim }, weight: 36 }];
}

const LEAST_QUIET = 4;

/** Only if every round has a verdict and they played from the start. */
function neverChallenged(
  { state, steps }: Folded,
  rounds: readonly RoundSummary[],
  who: PlayerId,
  won: boolean,
): readonly Weighed[] {
  const fromTheStart = steps[0]?.before.seats.some(({ player }) => player === who) ?? false;
  const everyRound = rounds.length === state.settledRounds && rounds.length >= LEAST_QUIET;
  if (won || !everyRound || !fromTheStart) return [];
  if (rounds.some(({ settled }) => settled.challengers.includes(who))) return [];
  return [{ story: { story: "never-challenged", who, rounds: rounds.length }, weight: 30 }];
}
