import {
  type Action,
  ASTRAY,
  diceInPlay,
  type Face,
  type GameState,
  type House,
  legalNow,
  newGame,
  play,
  rulesUnder,
  type Stake,
} from "@/lib/engine";
import { stakeWordsAt } from "../drink";
import { dishesScene } from "./dishes";
import { PEOPLE, SCRIPTS, type Script, type ScriptName } from "./scripts";
import type { Outcome, Seen } from "./seen";

/** The possible scenes. */
export type Scene =
  /** Compares hands. */
  | { readonly scene: "order"; readonly hands: readonly string[] }
  /** The raises of the last of these claims. */
  | { readonly scene: "raises"; readonly claims: readonly string[] }
  /** The dice per cup, the starting stakes, the pot. */
  | { readonly scene: "cups" }
  | { readonly scene: "begins"; readonly what: Stake }
  | { readonly scene: "pot" }
  /** A player cannot pay the ante; a dropped die. */
  | { readonly scene: "short" }
  | { readonly scene: "astray" }
  /** Bads until players wash. */
  | { readonly scene: "dishes"; readonly who: "one" | "together" | "one-by-one" | "one-too-many" }
  /** A round. */
  | { readonly scene: "round"; readonly script: ScriptName };

/** Plays a scene under a rule set with all options; null if the game cannot play it. */
export function playScene(scene: Scene, game: string, house: House): Seen | null {
  switch (scene.scene) {
    case "order":
      return order(scene.hands, game, house);
    case "raises":
      return raises(scene.claims, game, house);
    case "cups":
      return cups(game, house);
    case "begins": {
      const count = tableFor(game, house, 2)?.seats[0]?.holds[scene.what];
      return count === undefined ? null : { seen: "begins", what: scene.what, count };
    }
    case "pot": {
      const players = 3;
      const table = tableFor(game, house, players);
      const opened = table && openedBy(PEOPLE[0], table);
      return opened ? { seen: "pot", players, chips: opened.pot } : null;
    }
    case "short":
      return short(game, house);
    case "astray":
      return astray(game, house);
    case "dishes":
      return dishesScene(scene.who, game, house);
    case "round":
      return round(SCRIPTS[scene.script], game, house);
  }
}

function tableFor(game: string, house: House, players: number): GameState | null {
  const seated = newGame({ game, house, players: PEOPLE.slice(0, players) });
  return seated.ok ? seated.value : null;
}

/** Ann lacks a chip when Bea starts a round; null if the ante cannot be short. */
function short(game: string, house: House): Seen | null {
  const [table, rules] = [tableFor(game, house, 3), rulesUnder(game, house)];
  if (table === null || !rules.ok || rules.value.stakes.mayOwe === "chip") return null;
  const ante = rules.value.stakes.ante?.chips ?? 0;
  const dealt = table.seats[0]?.holds.chip ?? 0;
  const spent = dealt - (ante - 1);
  const poor =
    ante === 0 || spent <= 0
      ? null
      : after(table, {
          do: "adjust",
          what: "chip",
          count: spent,
          from: PEOPLE[0],
          to: "bank",
          note: "example",
        });
  const opened = poor && openedBy(PEOPLE[1], poor);
  if (!opened) return null;
  const out = opened.seats[0]?.active === false;
  return { seen: "short", player: PEOPLE[0], holdings: ante - 1, ante, pot: opened.pot, out };
}

/** Cy's die drops in a round that Ann started. */
function astray(game: string, house: House): Seen | null {
  const table = tableFor(game, house, 3);
  const opened = table && openedBy(PEOPLE[0], table);
  const voided = opened && after(opened, { do: "void-round" });
  const does = ASTRAY.find((one) => one === house.astray);
  if (voided?.phase !== "between-rounds" || does === undefined) return null;
  return { seen: "astray", player: PEOPLE[2], does, starter: voided.starter ?? PEOPLE[0] };
}

const asDice = (text: string): Face[] => [...text].map((digit) => Number(digit) as Face);

function order(rows: readonly string[], game: string, house: House): Seen | null {
  const rules = rulesUnder(game, house);
  if (!rules.ok || rules.value.claims.kind !== "hand") return null;
  const { claims, terms } = rules.value;
  const began = terms.begin({ do: "start-round" }, false);
  if (!began.ok) return null;
  const context = { terms: began.value, diceInPlay: 5 };
  const hands = rows.flatMap((row) => {
    const dice = asDice(row);
    const claim = claims.ofDice(dice);
    return claim ? [{ dice, claim }] : [];
  });
  return {
    seen: "order",
    hands: hands.toSorted((a, b) => claims.compare(b.claim, a.claim, context)).map(({ dice }) => dice),
  };
}

function raises(claims: readonly string[], game: string, house: House): Seen | null {
  const table = tableFor(game, house, PEOPLE.length);
  if (table === null) return null;
  let state = openedBy("Ann", table);
  for (const [at, claim] of claims.entries())
    state = state && after(state, { do: "claim", by: PEOPLE[at] ?? "Ann", claim });
  if (state?.phase !== "claiming" || state.round.latest === null) return null;
  const lowest = legalNow(state)?.claim.perFace ?? [];
  return lowest.length === 0 ? null : { seen: "raises", over: state.round.latest.claim, lowest };
}

/** Table sizes that Firehouse deals differently (F1). */
const TABLES = [4, 5] as const;

function cups(game: string, house: House): Seen | null {
  const dealt = TABLES.map((players) => ({
    from: players,
    to: players,
    dice: tableFor(game, house, players)?.seats[0]?.holds.die ?? 0,
  }));
  if (dealt.some(({ dice }) => dice === 0)) return null;
  return { seen: "cups", dealt: dealt.filter(({ dice }, at) => dice !== dealt[at - 1]?.dice) };
}

const after = (state: GameState, action: Action): GameState | null => {
  const played = play(state, action);
  return played.ok ? played.value.state : null;
};

/** Starts a round; a red die shows a one, if there is one. */
const openedBy = (starter: string, state: GameState): GameState | null =>
  after(state, { do: "start-round", starter }) ?? after(state, { do: "start-round", starter, wild: 1 });

/** The most repetitions of a step that runs as often as the rules allow. */
const MAX_TIMES = 101;

/** Plays a script; null if the rules stop it early. */
function round(script: Script, game: string, house: House): Seen | null {
  const dealt = tableFor(game, house, script.players);
  if (dealt === null) return null;
  let state: GameState = dealt;
  const done: Action[] = [];
  let holdings: Extract<Seen, { seen: "round" }>["holdings"] = [];
  let outcomes: readonly Outcome[] | null = null;
  for (const { does, described, over } of script.steps) {
    const action = does(state);
    // Counts are never negative.
    if (action.do === "adjust" && action.count <= 0) continue;
    if (described && done.length === 0) holdings = playedOtherwise(dealt, state);
    let played = play(state, action);
    if (!described && !played.ok) return null;
    for (let times = 1; over && played.ok && times < MAX_TIMES; times++) {
      state = played.value.state;
      played = play(state, action);
    }
    if (described) done.push(asHeard(action, state));
    if (!played.ok) {
      outcomes = [{ result: "refused", refusal: played.refusal }];
      break;
    }
    state = played.value.state;
  }
  const rules = rulesUnder(game, house);
  if (!rules.ok) return null;
  const { shows } = script;
  const dice = shows && "dice" in shows ? filled(state, shows.dice) : {};
  outcomes ??= state.phase === "revealing" ? lifted(state, script, dice) : [stands(state, done)];
  if (outcomes.length === 0) return null;
  return {
    seen: "round",
    holdings,
    done,
    bangs: rules.value.challenges.some(({ called }) => called === "bang"),
    shown: outcomes.some((one) => one.result === "settled") ? Object.values(dice) : [],
    wild: "round" in state ? state.round.terms.wild : null,
    drink: stakeWordsAt({ game, house }),
    outcomes,
  };
}

/** Actions for players who hold something other than they were dealt. */
function playedOtherwise(dealt: GameState, now: GameState) {
  return now.seats.flatMap(({ player, holds }, at) =>
    holds.die !== undefined && holds.die !== dealt.seats[at]?.holds.die
      ? [{ player, what: "die" as const, count: holds.die }]
      : [],
  );
}

/** A claim as parsed. */
function asHeard(action: Action, { game, house }: GameState): Action {
  if (action.do !== "claim") return action;
  const rules = rulesUnder(game, house);
  const heard = rules.ok ? rules.value.claims.read(action.claim) : null;
  return heard?.ok ? { ...action, claim: heard.value } : action;
}

/** A legal claim or step. */
const stands = (state: GameState, done: readonly Action[]): Outcome => ({
  result: "allowed",
  beyond: done.some(({ do: what }) => what === "claim") && claimsBeyond(state) ? diceInPlay(state) : null,
});

/** True if the latest claim exceeds the dice in play (S6). */
function claimsBeyond(state: GameState): boolean {
  const latest = state.phase === "claiming" ? state.round.latest?.claim : null;
  return latest !== null && latest !== undefined && "count" in latest && latest.count > diceInPlay(state);
}

/** The same row of dice for each player, from its start. */
function filled(state: GameState, row: string): Readonly<Record<string, readonly Face[]>> {
  let at = 0;
  return Object.fromEntries(
    state.seats.map(({ player, holds }) => [
      player,
      Array.from({ length: holds.die ?? 0 }, () => asDice(row[at++ % row.length] ?? "6")[0] ?? 6),
    ]),
  );
}

/** Reveals the cups, once per outcome of the script. */
function lifted(
  state: GameState,
  { shows, describes }: Script,
  dice: Readonly<Record<string, readonly Face[]>>,
): readonly Outcome[] {
  const reveals: readonly Action[] =
    shows === undefined
      ? []
      : "count" in shows
        ? [{ do: "reveal", count: shows.count }]
        : "dice" in shows
          ? [{ do: "reveal", dice }]
          : shows.map((outcome) => ({ do: "reveal", outcome }));
  return reveals.flatMap((reveal): readonly Outcome[] => {
    const played = play(state, reveal);
    const settled = played.ok && played.value.facts.find((fact) => fact.fact === "settled")?.settled;
    if (!played.ok || !settled) return [];
    const between = played.value.state.phase === "between-rounds" ? played.value.state : null;
    const antes = "round" in state ? state.round.antes.length : 0;
    return [
      {
        result: "settled",
        claim: settled.claim,
        finding: settled.finding,
        moves: describes === "costs" ? settled.moves.slice(antes) : null,
        starter: describes === "starter" ? (between?.starter ?? null) : null,
        giver: describes === "costs" ? (between?.giver ?? null) : null,
      },
    ];
  });
}
